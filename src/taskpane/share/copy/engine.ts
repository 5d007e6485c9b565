/** All that making copies and files takes: with the libraries of files it is loaded apart from the screens. */
export { makeFiles } from './makeFiles';
export { prepareCopies, refusalOfFailure } from './prepareCopies';
