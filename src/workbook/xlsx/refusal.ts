import type { OpenRefusal, SaveRefusal } from '../../explain/fileFindings';

/** Thrown inside the readers and caught in `openBook`; never reaches a caller. */
export class Refused extends Error {
  constructor(readonly refusal: OpenRefusal) {
    super(refusal.code);
  }
}

/** Thrown inside the writers and caught in `saveBook`; never reaches a caller. */
export class NotSaved extends Error {
  constructor(readonly refusal: SaveRefusal) {
    super(refusal.code);
  }
}
