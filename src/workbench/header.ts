import type { Language } from '../explain/language';
import type { FileState } from './files';
import { samples, type Sample } from './samples';
import type { PageTexts } from './texts';

/** What the buttons of the header do. */
export interface HeaderActions {
  open: (file: File) => void;
  save: () => void;
  saveAs: () => void;
  newBook: () => void;
  sample: (sample: Sample) => void;
  language: (language: Language) => void;
  togglePane: () => boolean;
}

/** File types offered by the open button; what a file really is, is decided by its content. */
const ACCEPTED = '.xlsx,.xlsm,.xls,.ods,.csv,.txt,.htm,.html,.xml';

/** The line at the top: name, file, buttons. */
export class Header {
  private readonly fileName = element('span', 'file-name');
  private readonly unsaved = element('span', 'unsaved');
  private readonly picker = document.createElement('input');

  constructor(
    place: HTMLElement,
    private readonly texts: PageTexts,
    language: Language,
    private readonly actions: HeaderActions,
  ) {
    const brand = element('div', 'brand');
    const logo = document.createElement('img');
    logo.src = 'assets/icons/icon.svg';
    logo.alt = '';
    brand.append(logo, element('strong', '', 'ConfereBio'), element('span', 'subtitle', texts.subtitle));
    const file = element('div', 'file');
    file.append(this.fileName, this.unsaved);
    const buttons = element('div', 'buttons');
    buttons.setAttribute('role', 'toolbar');
    buttons.append(
      button(texts.open, texts.openHint, () => this.pick()),
      button(texts.save, texts.saveHint, actions.save, 'primary'),
      this.menu(texts.saveAs.replace('…', ''), '⋯', [
        [texts.saveAs, actions.saveAs],
        [texts.newBook, actions.newBook],
      ]),
      this.menu(
        texts.examples,
        texts.examples,
        (Object.keys(samples) as Sample[]).map((sample) => [texts.sampleBooks[sample], () => actions.sample(sample)]),
      ),
      this.languageChoice(language),
      this.paneButton(),
    );
    this.picker.type = 'file';
    this.picker.accept = ACCEPTED;
    this.picker.hidden = true;
    this.picker.addEventListener('change', () => {
      const chosen = this.picker.files?.[0];
      this.picker.value = '';
      if (chosen) actions.open(chosen);
    });
    place.append(brand, file, buttons, this.picker);
  }

  /** Lets the person choose a file to open. */
  pick(): void {
    this.picker.click();
  }

  show({ fileName, unsaved }: FileState): void {
    this.fileName.textContent = fileName;
    this.fileName.title = fileName;
    this.unsaved.textContent = unsaved ? this.texts.unsaved : '';
    document.title = `${unsaved ? '• ' : ''}${fileName} — ConfereBio`;
  }

  private menu(name: string, label: string, items: readonly (readonly [string, () => void])[]): HTMLElement {
    const details = document.createElement('details');
    details.className = 'menu';
    const summary = document.createElement('summary');
    summary.textContent = label;
    summary.setAttribute('aria-label', name);
    summary.title = name;
    const list = element('div', 'menu-items');
    for (const [text, action] of items) {
      const item = button(text, '', () => {
        details.open = false;
        action();
      });
      list.append(item);
    }
    details.append(summary, list);
    document.addEventListener('pointerdown', (event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    });
    details.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      // The button that had the keyboard is hidden now.
      summary.focus();
    });
    details.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    });
    return details;
  }

  private languageChoice(language: Language): HTMLElement {
    const select = document.createElement('select');
    select.setAttribute('aria-label', this.texts.language);
    select.title = this.texts.language;
    for (const [value, label] of [
      ['pt-BR', 'Português'],
      ['en-US', 'English'],
    ] as const) {
      select.append(new Option(label, value, false, value === language));
    }
    select.addEventListener('change', () => {
      const chosen = select.value as Language;
      select.value = language;
      this.actions.language(chosen);
    });
    return select;
  }

  private paneButton(): HTMLElement {
    const toggle = button(this.texts.hidePane, '', () => {
      const shown = this.actions.togglePane();
      toggle.setAttribute('aria-expanded', String(shown));
      toggle.textContent = shown ? this.texts.hidePane : this.texts.showPane;
    });
    toggle.setAttribute('aria-expanded', 'true');
    toggle.setAttribute('aria-controls', 'pane');
    return toggle;
  }
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(label: string, hint: string, action: () => void, className = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.title = hint;
  made.className = className;
  made.addEventListener('click', action);
  return made;
}
