import { mergeClasses } from '@fluentui/react-components';
import { Bar, BarChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { longest, type Bars } from './bars';
import { SeriesShape } from './SeriesShape';
import { useSeriesStyles } from './useSeriesStyles';

const BAR = 12;
/** A line of text and a bar below it, with the space to the next. */
const BAND = 42;
const MARK_HEIGHT = 18;
/** Pixels of a letter of names, about. */
const LETTER = 6.1;
/** Of the bold figures on the right. */
const FIGURE = 7.5;

export interface BarsDrawingProps {
  chart: Bars;
  width: number;
}

/** The bars themselves, each below its name and figures, so that they are as long as a narrow pane allows. */
export default function BarsDrawing({ chart, width }: BarsDrawingProps) {
  const { bars, series, mark } = chart;
  const top = mark ? MARK_HEIGHT : 0;
  const rows = bars.map(({ id, values }) => ({
    id,
    ...Object.fromEntries(values.map((value, at) => [`part${at}`, value])),
  }));
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={bars.length * BAND + top}
      data={rows}
      margin={{ top, right: 1, bottom: 0, left: 0 }}
      barSize={BAR}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, (mark ? beyondMark(chart, width) : 1) * longest(chart) || 1]} />
      <YAxis
        type="category"
        dataKey="id"
        width={1}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={({ y, index }) => <Label chart={chart} at={index} y={Number(y)} width={width} />}
      />
      {series.map(({ look, name }, at) => (
        <Bar
          key={name}
          dataKey={`part${at}`}
          stackId="all"
          isAnimationActive={false}
          shape={({ x, y, width: length, height }) => (
            <SeriesShape look={look} x={Number(x)} y={Number(y)} width={Number(length)} height={Number(height)} />
          )}
        />
      ))}
      {mark && (
        <ReferenceLine
          x={mark.value}
          stroke="currentColor"
          strokeWidth={2}
          label={({ viewBox }) => (
            <MarkLabel label={mark.label} x={'x' in viewBox ? Number(viewBox.x) : 0} width={width} />
          )}
        />
      )}
    </BarChart>
  );
}

/** How much longer than the longest bar the drawing is, so that the line across the bars stands clear of the figures. */
function beyondMark({ bars }: Bars, width: number): number {
  const figures = FIGURE * Math.max(...bars.map(({ text }) => text.length));
  return width / Math.max(width / 2, width - figures);
}

/** Name on the left, figures on the right, above the bar whose middle is at `y`. */
function Label({ chart, at, y, width }: { chart: Bars; at: number; y: number; width: number }) {
  const styles = useSeriesStyles();
  const { name, text } = chart.bars[at]!;
  const above = y - BAR / 2 - 5;
  const letters = Math.floor(width / LETTER) - text.length - 2;
  return (
    <>
      <text x={0} y={above} className={styles.name}>
        {name.length <= letters ? name : `${name.slice(0, Math.max(3, letters - 1)).trimEnd()}…`}
      </text>
      <text x={width} y={above} textAnchor="end" className={mergeClasses(styles.name, styles.figure)}>
        {text}
      </text>
    </>
  );
}

/** Above the line across the bars, on whichever side of it there is room. */
function MarkLabel({ label, x, width }: { label: string; x: number; width: number }) {
  const styles = useSeriesStyles();
  const onTheLeft = x + label.length * LETTER > width;
  return (
    <text x={onTheLeft ? x - 4 : x + 4} y={12} textAnchor={onTheLeft ? 'end' : 'start'} className={styles.name}>
      {label}
    </text>
  );
}
