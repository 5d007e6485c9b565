/**
 * Calls back once, when the page is first drawn on a screen. Excel starts the page in the background to have its
 * functions; the pane's code need not be loaded before somebody looks at it.
 *
 * @param onShown what the host says of the pane coming into view
 */
export function whenFirstShown(page: Window, onShown: (shown: () => void) => void, show: () => void): void {
  let isShown = false;
  const shown = () => {
    if (isShown) return;
    isShown = true;
    show();
  };
  // Browsers draw no frame for a page that is not shown.
  page.requestAnimationFrame(shown);
  onShown(shown);
}
