/** Ctrl+O and Ctrl+S (Command on a Mac) for our files instead of the browser's page. */
export function handleShortcuts(actions: { open: () => void; save: () => void }): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const action = { o: actions.open, s: actions.save }[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    { capture: true },
  );
}
