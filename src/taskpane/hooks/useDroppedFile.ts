import { useEffect, useRef, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the page, which would leave the page for it otherwise.
 *
 * @returns whether a file is being dragged over the page
 */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const own = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          handle(event);
        },
        { signal: own.signal },
      );
    listen('dragenter', () => setIsOver(true));
    listen('dragover', () => setIsOver(true));
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false));
    listen('drop', ({ dataTransfer }) => {
      setIsOver(false);
      const file = dataTransfer?.files[0];
      if (file) latest.current(file);
    });
    return () => own.abort();
  }, []);
  return isOver;
}
