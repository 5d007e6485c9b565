/** The workbooks that come with the program, in the order of the menu. */
export const samples = {
  cooperative: 'cooperativa-exemplo.xlsx',
  plant: 'usina-exemplo.xlsx',
} as const;

export type Sample = keyof typeof samples;

/** The one the page begins with. */
export const firstSample: Sample = 'cooperative';
