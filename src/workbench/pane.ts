import type { Language } from '../explain/language';

const REMEMBERED = 'conferebio.pane';

/** The task pane beside the grid: the same page that Excel shows, in a frame. */
export class Pane {
  private readonly frame = document.createElement('iframe');

  constructor(place: HTMLElement, language: Language, title: string) {
    this.frame.id = 'pane';
    this.frame.title = title;
    this.frame.src = `taskpane.html?lang=${language}`;
    this.frame.hidden = recall() === 'hidden';
    place.append(this.frame);
  }

  get shown(): boolean {
    return !this.frame.hidden;
  }

  /** Shows the pane, or hides it; tells which. */
  toggle(): boolean {
    this.frame.hidden = !this.frame.hidden;
    remember(this.shown ? 'shown' : 'hidden');
    return this.shown;
  }
}

/** Browsers may forbid pages to keep anything; then the choice lasts as long as the page. */
function recall(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

function remember(state: string): void {
  try {
    localStorage.setItem(REMEMBERED, state);
  } catch {
    return;
  }
}
