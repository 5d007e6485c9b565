import packageFile from '../../package.json';

/** Version of the add-in, e.g. `0.1.0`. */
export const version: string = packageFile.version;
