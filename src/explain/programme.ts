/** PGPM-Bio, whose sales are checked, or the Selo Biocombustível Social, of which a plant's year is. */
export type Programme = 'pgpmbio' | 'selo';
