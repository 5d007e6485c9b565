/**
 * The grid's argument hints put a comma between arguments in every language. Where the page shows one that is
 * `FUNÇÃO(a,b)`, the commas become `; `, as they are typed in Portuguese.
 */
export function separateHintsInPortuguese(page: HTMLElement): void {
  const observer = new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node instanceof HTMLElement) replaceCommas(node);
  });
  observer.observe(page, { childList: true, subtree: true });
}

/** A hint is a row of spans, one an argument, each ending in a text that is only the comma. */
function replaceCommas(added: HTMLElement): void {
  for (const span of added.querySelectorAll('span > span + *, span')) {
    const last = span.lastChild;
    const isSeparator = last?.nodeType === Node.TEXT_NODE && last.nodeValue === ',';
    if (isSeparator && span.firstChild instanceof HTMLSpanElement) last.nodeValue = '; ';
  }
}
