import { useState } from 'react';

/** Puts a text on the clipboard, and says whether the browser let it. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Some Office programs keep the clipboard from add-ins.
      setOutcome('refused');
    }
  };
  return { outcome, copy };
}
