/** Names of the functions of the Selo: all that Excel needs of them at start. */
export const SELO_IDS = [
  'SELO.MULTIPLIER',
  'SELO.WEIGHTED',
  'SELO.REGION',
  'SELO.AREALIMIT',
  'SELO.ADMITTED',
  'SELO.LOSS',
  'SELO.USED',
  'SELO.INSTALMENT',
  'SELO.TRAVEL',
  'SELO.CORNCAP',
  'SELO.COSTS',
  'SELO.PERCENT',
  'SELO.MISSING',
  'SELO.REGIONALSHARE',
  'SELO.FAMILYCAP',
  'SELO.EXPLAIN',
] as const;
