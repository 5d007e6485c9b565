/** Opens a file that is dragged onto the page, with a veil that says so while it is over it. */
export function acceptDroppedFiles(place: HTMLElement, hint: string, open: (file: File) => void): void {
  const veil = document.createElement('div');
  veil.className = 'drop-veil';
  veil.textContent = hint;
  veil.hidden = true;
  place.append(veil);
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) => {
    window.addEventListener(
      type,
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        handle(event);
      },
      { capture: true },
    );
  };
  listen('dragenter', () => (veil.hidden = false));
  listen('dragover', () => (veil.hidden = false));
  listen('dragleave', (event) => {
    if (event.relatedTarget === null) veil.hidden = true;
  });
  listen('drop', (event) => {
    veil.hidden = true;
    const file = event.dataTransfer?.files[0];
    if (file) open(file);
  });
}
