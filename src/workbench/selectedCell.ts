import type { Language } from '../explain/language';
import { describedFunctionNamed } from '../functions/describedCatalogue';
import { cellAddress } from '../workbook/address';
import type { GridCell, WorkbenchCells } from '../workbook/workbenchCells';
import type { ErrorExplanations } from './errorExplanations';
import type { MessageBar } from './messageBar';
import type { PageTexts } from './texts';

/** Milliseconds that a notice stays even if the selection moves. */
const READING_TIME = 1500;

/** Keeps the bar in step with the selected cell: its error, else what its function is, else a hint. */
export class SelectedCell {
  private pending = '';
  private saidAt = -READING_TIME;

  constructor(
    private readonly cells: WorkbenchCells,
    private readonly explanations: ErrorExplanations,
    private readonly bar: MessageBar,
    private readonly language: Language,
    private readonly texts: PageTexts,
  ) {
    this.refresh();
  }

  /** The person went to another cell. Entering something moves on too: what was just said stays to be read. */
  moved(): void {
    if (performance.now() - this.saidAt < READING_TIME) return;
    this.pending = '';
    this.refresh();
  }

  /** Says something that is not about the selected cell, until the person goes on; nothing to say: `''`. */
  notice(text: string): void {
    this.pending = text;
    this.saidAt = text ? performance.now() : -READING_TIME;
    if (text) this.bar.show({ kind: 'notice', text });
    else this.refresh();
  }

  /** The selected cell may show something else now. */
  refresh(): void {
    if (this.pending || !this.cells.isOpen()) return;
    const cell = this.cells.active();
    const explanation = cell && this.explanations.of(cell);
    if (explanation) this.bar.show({ kind: 'error', title: explanation.title, text: explanation.text });
    else this.bar.show({ kind: 'hint', ...this.functionIn(cell) });
  }

  private functionIn(cell: GridCell | null): { title?: string; text: string } {
    const formula = cell && this.cells.formula(this.cells.spillAnchor(cell) ?? cell);
    const id = /^=[-+]?([\w.]+)\(/.exec(formula ?? '')?.[1];
    const entry = id && describedFunctionNamed(id);
    if (!cell || !entry) return { text: this.texts.barHint };
    return {
      title: this.texts.functionInCell(cellAddress(cell), entry.id),
      text: entry.description[this.language],
    };
  }
}
