import { useId } from 'react';
import type { SeriesLook } from './bars';
import { useSeriesStyles } from './useSeriesStyles';

export interface SeriesShapeProps {
  look: SeriesLook;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Space between two parts of a bar. */
const GAP = 1;

/** A part of a bar, or the sample of one beside its name: full, striped or an outline. */
export function SeriesShape({ look, x, y, width, height }: SeriesShapeProps) {
  const styles = useSeriesStyles();
  // Ids of React hold signs that a reference in `url()` does not take.
  const pattern = `stripes-${useId().replace(/\W/g, '')}`;
  if (width <= 0) return null;
  // However small, a part that is there is seen.
  const place = { x, y, width: Math.max(1, width - GAP), height };
  switch (look) {
    case 'main':
    case 'error':
      return <rect className={styles[look]} {...place} />;
    case 'information':
      return <rect className={styles.outline} {...inside(place)} />;
    case 'cut':
    case 'warning':
      return (
        <>
          <pattern id={pattern} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1={0} y1={0} x2={0} y2={5} className={styles.stripes} />
          </pattern>
          <rect fill={`url(#${pattern})`} className={styles.striped} {...inside(place)} />
        </>
      );
  }
}

/** So that the line around it does not reach beyond its place. */
function inside({ x, y, width, height }: Omit<SeriesShapeProps, 'look'>) {
  return { x: x + 0.5, y: y + 0.5, width: Math.max(0.5, width - 1), height: height - 1 };
}
