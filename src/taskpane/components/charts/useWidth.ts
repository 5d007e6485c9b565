import { useEffect, useRef, useState } from 'react';

/** Pixels of a pane of the usual width, until an element has been measured. */
const USUAL = 288;

/** The width of an element, now and whenever it changes. */
export function useWidth<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(measured.clientWidth) || USUAL));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
