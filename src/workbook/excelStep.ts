/** A part of what is to be written, or to be asked for it, that fits into one message to Excel. */
export interface Step {
  /** Place of the edit that it belongs to. */
  readonly edit: number;
  /** Cells written by it. */
  readonly cells: number;
  /** About the characters of its question and of its answer. */
  readonly size: number;
  readonly answer: number;
  /** It only asks. */
  readonly asks?: true;
  /** Something that it needs to know has been answered; a step that asks comes before it. */
  isReady(): boolean;
  queue(context: Excel.RequestContext): void;
  /** Takes over what Excel has answered. */
  take?(): void;
  /** The same as two smaller steps; `null` when there are none. */
  halves(): [Step, Step] | null;
  /** What must be asked again before it is sent again, since a part of it may be done. */
  askedAgain?(): Step;
  /** Queues what leaves nothing half done, when it was refused for good. */
  cleanUp?(context: Excel.RequestContext): void;
}

/** Well below the 5 MB that Excel on the web takes, since these sizes are estimates. */
export const LARGEST_QUESTION = 1_500_000;
export const LARGEST_ANSWER = 1_500_000;
/** What a call with its object costs. */
export const CALL_SIZE = 500;

/** Length of a text in a message. */
export function sizeOfText(text: string): number {
  let size = text.length + 3;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 126) size += code > 2047 ? 2 : 1;
    else if (code < 32 || code === 34 || code === 92) size += code < 32 ? 5 : 1;
  }
  return size;
}
