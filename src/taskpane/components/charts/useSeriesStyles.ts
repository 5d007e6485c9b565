import { makeStyles, tokens } from '@fluentui/react-components';

const FORCED = '@media (forced-colors: active)';

/** Fills of the parts of bars. With forced colours the system’s own are used; what differs then is the pattern. */
export const useSeriesStyles = makeStyles({
  main: { fill: tokens.colorBrandBackground, [FORCED]: { fill: 'Highlight' } },
  error: { fill: tokens.colorPaletteRedBackground3, [FORCED]: { fill: 'CanvasText' } },
  outline: {
    fillOpacity: 0,
    stroke: tokens.colorNeutralStrokeAccessible,
    [FORCED]: { stroke: 'CanvasText' },
  },
  stripes: {
    stroke: tokens.colorPaletteDarkOrangeForeground2,
    strokeWidth: '2px',
    [FORCED]: { stroke: 'CanvasText' },
  },
  striped: { stroke: tokens.colorPaletteDarkOrangeForeground2, [FORCED]: { stroke: 'CanvasText' } },
  // The colour of text is that of the pane, and with forced colours the system’s.
  name: { fill: 'currentColor', stroke: 'none', fontSize: tokens.fontSizeBase200 },
  figure: { fontWeight: tokens.fontWeightSemibold },
});
