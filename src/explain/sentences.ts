// What is said of a cell that could not be read, of how one was understood, and of a case that the rules do not cover:
// one part, loaded when there is something to say.
export { sentenceOfFault, sentenceOfNote } from './reading';
export { sentenceOfRefusal } from './refusal';
export { sentenceOfSeloRefusal } from './selo/refusal';
