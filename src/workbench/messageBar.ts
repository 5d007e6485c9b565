import { BuiltInUIPart, IUIPartsService } from '@univerjs/preset-sheets-core';
import { createElement } from 'react';
import type { Grid } from './createGrid';

/** What the bar under the formula bar says. */
export interface BarMessage {
  kind: 'error' | 'notice' | 'hint';
  /** In bold before the text, such as `D5 · #N/D`. */
  title?: string;
  text: string;
}

/** The line under the formula bar that explains the selected cell. Always there, so that the grid does not jump. */
export class MessageBar {
  readonly element: HTMLElement;
  private readonly title = document.createElement('strong');
  private readonly text = document.createElement('span');

  constructor({ univer }: Grid) {
    this.element = document.createElement('div');
    this.element.className = 'message-bar';
    this.element.setAttribute('role', 'status');
    this.element.setAttribute('aria-live', 'polite');
    this.element.append(this.title, this.text);
    const parts = univer.__getInjector().get(IUIPartsService);
    parts.registerComponent(BuiltInUIPart.HEADER, () => () => this.placeholder());
  }

  show({ kind, title, text }: BarMessage): void {
    this.element.dataset.kind = kind;
    this.title.textContent = title ?? '';
    this.title.hidden = !title;
    this.text.textContent = text;
  }

  /** The grid draws its own header; the bar is put into a place kept for it there. */
  private placeholder() {
    return createElement('div', {
      ref: (place: HTMLElement | null) => {
        place?.append(this.element);
      },
    });
  }
}
