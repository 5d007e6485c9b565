import type { Language } from '../explain/language';
import { catalogue } from '../functions/catalogue';
import { cellAddress } from '../workbook/address';
import type { GridCell, WorkbenchCells } from '../workbook/workbenchCells';
import type { ErrorExplanations } from './errorExplanations';
import type { MessageBar } from './messageBar';
import type { PageTexts } from './texts';

/** Keeps the bar in step with the selected cell: its error, else what its function is, else a hint. */
export class SelectedCell {
  private pending = '';

  constructor(
    private readonly cells: WorkbenchCells,
    private readonly explanations: ErrorExplanations,
    private readonly bar: MessageBar,
    private readonly language: Language,
    private readonly texts: PageTexts,
  ) {
    this.refresh();
  }

  /** The person went to another cell. A notice about what was just done is read first. */
  moved(): void {
    const justSaid = this.pending;
    this.pending = '';
    if (justSaid) return;
    this.refresh();
  }

  /** Says something that is not about the selected cell, until the person goes on; nothing to say: `''`. */
  notice(text: string): void {
    this.pending = text;
    if (text) this.bar.show({ kind: 'notice', text });
    else this.refresh();
  }

  /** The selected cell may show something else now. */
  refresh(): void {
    if (this.pending) return;
    const cell = this.cells.active();
    const explanation = cell && this.explanations.of(cell);
    if (explanation) this.bar.show({ kind: 'error', title: explanation.title, text: explanation.text });
    else this.bar.show({ kind: 'hint', ...this.functionIn(cell) });
  }

  private functionIn(cell: GridCell | null): { title?: string; text: string } {
    const formula = cell && this.cells.formula(this.cells.spillAnchor(cell) ?? cell);
    const id = /^=[-+]?([\w.]+)\(/.exec(formula ?? '')?.[1]?.toUpperCase();
    const entry = catalogue.find((candidate) => candidate.id === id);
    if (!cell || !entry) return { text: this.texts.barHint };
    return {
      title: this.texts.functionInCell(cellAddress(cell), entry.id),
      text: entry.description[this.language],
    };
  }
}
