import {
  sentenceOfNewFileReason,
  sentenceOfOpenNotice,
  sentenceOfOpenRefusal,
  sentenceOfSaveNotice,
  sentenceOfSaveRefusal,
} from '../explain/files';
import type { SaveNotice } from '../explain/fileFindings';
import type { Language } from '../explain/language';
import { catalogue } from '../functions/catalogue';
import { emptySheet } from '../workbook/xlsx/book';
import type { Book } from '../workbook/xlsx/book';
import type { Opened } from '../workbook/xlsx/openBook';
import { ask } from './dialog';
import type { GridDocument } from './gridDocument';
import { samples, type Sample } from './samples';
import type { PageTexts } from './texts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const functionIds = catalogue.map((entry) => entry.id);

/** What the rest of the page shows of the file that is open. */
export interface FileState {
  fileName: string;
  unsaved: boolean;
}

/** Opening and saving: files stay on this computer, and work that is not saved is never replaced unasked. */
export class Files {
  private opened: Opened | null = null;
  private fileName: string;
  private unsaved = false;
  private busy = false;

  constructor(
    private readonly grid: GridDocument,
    private readonly language: Language,
    private readonly texts: PageTexts,
    private readonly onState: (state: FileState) => void,
    private readonly say: (text: string) => void,
    /** Gives the keyboard back to the grid after a dialog. */
    private readonly focusGrid: () => void,
  ) {
    this.fileName = `${texts.untitled}.xlsx`;
  }

  /** The person changed something. */
  changed(): void {
    if (this.unsaved) return;
    this.unsaved = true;
    this.tell();
  }

  get hasUnsavedChanges(): boolean {
    return this.unsaved;
  }

  /** Opens a file in place of the present workbook; a file that cannot be opened leaves everything as it is. */
  async open(file: File): Promise<void> {
    await this.alone(async () => {
      this.say(this.texts.opening(file.name));
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (await this.mayReplace()) await this.openBytes(bytes, file.name);
      else this.say('');
    });
  }

  /** A workbook that comes with the program; an empty one when it cannot be had. */
  async openSample(sample: Sample): Promise<void> {
    await this.alone(async () => {
      if (!(await this.mayReplace())) return;
      const name = samples[sample];
      const response = await fetch(`assets/samples/${name}`).catch(() => null);
      if (response?.ok) {
        await this.openBytes(new Uint8Array(await response.arrayBuffer()), name, true);
        return;
      }
      await this.show(null, emptyBook(this.language), `${this.texts.untitled}.xlsx`);
      this.say(this.texts.noSample);
    });
  }

  async openEmpty(): Promise<void> {
    await this.alone(async () => {
      if (!(await this.mayReplace())) return;
      await this.show(null, emptyBook(this.language), `${this.texts.untitled}.xlsx`);
      this.say('');
    });
  }

  /** Gives the workbook to the person as a file. */
  async save(): Promise<boolean> {
    return (await this.alone(() => this.saveUnder(this.fileName), this.texts.notSavedTitle)) ?? false;
  }

  async saveAs(): Promise<boolean> {
    const { action, field } = await ask({
      title: this.texts.fileNameQuestion,
      body: [],
      field: { label: this.texts.fileName, value: this.fileName.replace(/\.\w+$/, '') },
      actions: [
        { id: 'cancel', label: this.texts.cancel },
        { id: 'save', label: this.texts.save, primary: true },
      ],
    });
    if (action !== 'save' || !field.trim()) return false;
    return (await this.alone(() => this.saveUnder(safeName(field)), this.texts.notSavedTitle)) ?? false;
  }

  /** Whether the present work may go: it is saved, or the person says so. */
  async mayReplace(): Promise<boolean> {
    if (!this.unsaved) return true;
    const { texts } = this;
    const { action } = await ask({
      title: texts.replaceTitle,
      body: [texts.replaceQuestion(this.fileName)],
      actions: [
        { id: 'cancel', label: texts.cancel },
        { id: 'discard', label: texts.discard },
        { id: 'save', label: texts.saveFirst, primary: true },
      ],
    });
    if (action === 'save') return this.saveUnder(this.fileName);
    return action === 'discard';
  }

  private async openBytes(bytes: Uint8Array, fileName: string, isSample = false): Promise<void> {
    const { openBook } = await import('../workbook/xlsx/openBook');
    const answer = await openBook(bytes, fileName, { functionIds });
    if (!answer.ok) {
      await this.inform(this.texts.notOpenedTitle, [
        sentenceOfOpenRefusal(answer.refusal, this.language),
        this.texts.notOpenedKept,
      ]);
      this.say('');
      return;
    }
    await this.show(answer, answer.book, fileName);
    this.say('');
    const notices = answer.notices.map((notice) => sentenceOfOpenNotice(notice, this.language));
    if (notices.length > 0 && !isSample) await this.inform(this.texts.openedTitle, [notices]);
  }

  private async show(opened: Opened | null, book: Book, fileName: string): Promise<void> {
    await this.grid.show(book);
    // What the grid makes of the book is what later changes are told from.
    this.opened = opened && { ...opened, book: this.grid.book() };
    this.fileName = fileName;
    this.unsaved = false;
    this.tell();
  }

  private async saveUnder(fileName: string): Promise<boolean> {
    const { lossesOfSaving, saveBook } = await import('../workbook/xlsx/saveBook');
    const book = this.grid.book();
    if (!(await this.acceptsLosses(lossesOfSaving(this.opened, book, fileName)))) return false;
    const answer = await saveBook(this.opened, book, fileName, { functionIds });
    if (!answer.ok) {
      await this.inform(this.texts.notSavedTitle, [sentenceOfSaveRefusal(answer.refusal, this.language)]);
      return false;
    }
    download(answer.bytes, answer.fileName);
    this.unsaved = false;
    this.fileName = answer.fileName;
    this.tell();
    const notices = answer.notices.map((notice) => sentenceOfSaveNotice(notice, this.language));
    this.say([this.texts.saved(answer.fileName), ...notices].join(' '));
    return true;
  }

  /** Tells that a new file is made, why and what it will lack, and asks; a file changed in place needs no question. */
  private async acceptsLosses(notices: SaveNotice[]): Promise<boolean> {
    const made = notices.find((notice) => notice.code === 'savedAs');
    if (!made) return true;
    const losses = notices.filter((notice) => notice.code !== 'savedAs');
    const { action } = await ask({
      title: this.texts.lossesTitle,
      body: [
        this.texts.lossesIntro,
        [
          sentenceOfNewFileReason(made.reason, this.language),
          ...losses.map((notice) => sentenceOfSaveNotice(notice, this.language)),
        ],
        this.texts.savedUnder(made.fileName),
      ],
      actions: [
        { id: 'cancel', label: this.texts.cancel },
        { id: 'save', label: this.texts.goOn, primary: true },
      ],
    });
    return action === 'save';
  }

  private async inform(title: string, body: readonly (string | readonly string[])[]): Promise<void> {
    await ask({ title, body, actions: [{ id: 'close', label: this.texts.close, primary: true }] });
  }

  /** One thing at a time; whatever goes wrong is told and leaves the workbook as it was. */
  private async alone<T>(work: () => Promise<T>, failure = this.texts.notOpenedTitle): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    try {
      return await work();
    } catch {
      await this.inform(failure, [this.texts.unexpected]);
      return undefined;
    } finally {
      this.busy = false;
      this.focusGrid();
    }
  }

  private tell(): void {
    this.onState({ fileName: this.fileName, unsaved: this.unsaved });
  }
}

function emptyBook(language: Language): Book {
  return {
    sheets: [emptySheet(language === 'pt-BR' ? 'Planilha1' : 'Sheet1')],
    activeSheet: 0,
    names: [],
    date1904: false,
  };
}

/** A name that every system accepts, with the ending of the files we write. */
function safeName(typed: string): string {
  const name = typed
    .trim()
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .replace(/\.xlsx$/i, '');
  return `${name}.xlsx`;
}

function download(bytes: Uint8Array, fileName: string): void {
  const address = URL.createObjectURL(new Blob([bytes as BlobPart], { type: XLSX }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
