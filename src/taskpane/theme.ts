import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components';

/** Greens from nearly black to nearly white; 80 carries white text, 120 is read on black. */
const greens: BrandVariants = {
  10: '#02140A',
  20: '#062414',
  30: '#093A20',
  40: '#0A4A28',
  50: '#0B5A30',
  60: '#0C6637',
  70: '#0E713C',
  80: '#107C41',
  90: '#248A51',
  100: '#3A9862',
  110: '#52A675',
  120: '#6BB489',
  130: '#86C29E',
  140: '#A2D1B4',
  150: '#BFE0CB',
  160: '#DDF0E4',
};

export const lightTheme: Theme = createLightTheme(greens);

export const darkTheme: Theme = {
  ...createDarkTheme(greens),
  colorBrandForeground1: greens[120],
  colorBrandForeground2: greens[130],
  colorBrandForegroundLink: greens[120],
  colorBrandForegroundLinkHover: greens[130],
  colorBrandForegroundLinkPressed: greens[130],
  colorBrandForegroundLinkSelected: greens[120],
};
