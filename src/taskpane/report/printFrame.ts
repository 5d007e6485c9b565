/** Opens the print window of the page in a frame; false where the program does not let it. */
export function printFrame(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentWindow;
  if (!page) return false;
  try {
    page.print();
    return true;
  } catch {
    return false;
  }
}
