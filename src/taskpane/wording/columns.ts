// What kinds of tables and columns are called: the sheets that the add-in makes say the same.
export { columnName, kindName } from '../../sheets/names';
