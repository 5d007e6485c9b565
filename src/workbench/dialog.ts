/** One button of a dialog. */
export interface DialogAction<T extends string> {
  id: T;
  label: string;
  primary?: boolean;
}

/** What a dialog asks or says. */
export interface DialogContent<T extends string> {
  title: string;
  /** Paragraphs; a list becomes points. */
  body: readonly (string | readonly string[])[];
  actions: readonly DialogAction<T>[];
  /** A line to fill in, with what stands in it at first. */
  field?: { label: string; value: string };
}

export interface DialogAnswer<T extends string> {
  /** `null` when the dialog was closed without choosing (Esc). */
  action: T | null;
  field: string;
}

/** Shows a dialog over the page until the person chooses. */
export function ask<T extends string>({ title, body, actions, field }: DialogContent<T>): Promise<DialogAnswer<T>> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  const heading = document.createElement('h2');
  heading.textContent = title;
  heading.id = 'dialog-title';
  dialog.setAttribute('aria-labelledby', heading.id);
  const form = document.createElement('form');
  form.method = 'dialog';
  const input = document.createElement('input');
  form.append(heading, ...body.map(paragraph));
  if (field) form.append(labelled(input, field));
  const buttons = document.createElement('div');
  buttons.className = 'dialog-buttons';
  buttons.append(...actions.map(button));
  form.append(buttons);
  dialog.append(form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const action = actions.find(({ id }) => id === dialog.returnValue)?.id ?? null;
      dialog.remove();
      resolve({ action, field: input.value });
    });
    // Keys typed here are not for the grid below.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.showModal();
    if (field) input.select();
  });
}

function paragraph(part: string | readonly string[]): HTMLElement {
  if (typeof part === 'string') {
    const text = document.createElement('p');
    text.textContent = part;
    return text;
  }
  const list = document.createElement('ul');
  for (const point of part) {
    const item = document.createElement('li');
    item.textContent = point;
    list.append(item);
  }
  return list;
}

function labelled(input: HTMLInputElement, { label, value }: { label: string; value: string }): HTMLElement {
  const wrapper = document.createElement('label');
  wrapper.append(label, input);
  input.value = value;
  input.required = true;
  return wrapper;
}

function button<T extends string>({ id, label, primary }: DialogAction<T>): HTMLButtonElement {
  const element = document.createElement('button');
  element.value = id;
  element.textContent = label;
  element.className = primary ? 'primary' : '';
  element.autofocus = primary ?? false;
  // The form's own check of the line to fill in concerns only the main action.
  element.formNoValidate = !primary;
  return element;
}
