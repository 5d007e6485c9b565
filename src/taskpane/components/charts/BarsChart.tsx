import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useId, useState } from 'react';
import type { ComponentType } from 'react';
import { usePane } from '../../paneContext';
import { chartNotLoaded } from '../../wording/charts';
import type { Bars } from './bars';
import type { BarsDrawingProps } from './BarsDrawing';
import { SeriesShape } from './SeriesShape';
import { useWidth } from './useWidth';

const useStyles = makeStyles({
  figure: { margin: 0, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  // Nothing of the picture is to be pressed, and its texts are also in the table.
  picture: { width: '100%', overflow: 'hidden', pointerEvents: 'none' },
  legend: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
  },
  series: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  caption: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

const SAMPLE = 12;

/** A chart of bars with what it tells below it. Its drawing is loaded when the first one is shown. */
export function BarsChart({ chart }: { chart: Bars }) {
  const { language } = usePane();
  const styles = useStyles();
  const caption = useId();
  const { element, width } = useWidth<HTMLDivElement>();
  const loaded = useDrawing();
  const { title, summary, series } = chart;
  return (
    <figure className={styles.figure}>
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ look, name }) => (
            <li key={name} className={styles.series}>
              <svg width={SAMPLE} height={SAMPLE} aria-hidden focusable={false}>
                <SeriesShape look={look} x={0} y={0} width={SAMPLE} height={SAMPLE} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div ref={element} className={styles.picture}>
        {loaded !== null && loaded !== 'failed' && (
          <div role="img" aria-label={title} aria-describedby={caption}>
            <loaded.Drawing chart={chart} width={width} />
          </div>
        )}
      </div>
      <figcaption id={caption} className={styles.caption}>
        {summary}
        {loaded === 'failed' && ` ${chartNotLoaded(language)}`}
      </figcaption>
    </figure>
  );
}

type Loaded = { Drawing: ComponentType<BarsDrawingProps> } | 'failed' | null;

function useDrawing(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isShown = true;
    const show = (drawing: Loaded) => {
      if (isShown) setLoaded(drawing);
    };
    import(/* webpackChunkName: "charts" */ './BarsDrawing').then(
      ({ default: Drawing }) => show({ Drawing }),
      () => show('failed'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return loaded;
}
