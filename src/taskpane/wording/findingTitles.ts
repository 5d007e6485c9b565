// What findings are called: the sheets that the add-in makes say the same.
export { findingTitle } from '../../explain/findings/titles';
