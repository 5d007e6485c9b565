/** Saves a page of its own where the browser puts downloads. */
export function savePage(page: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
