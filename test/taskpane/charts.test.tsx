import { FluentProvider } from '@fluentui/react-components';
import { render, screen, waitFor } from '@testing-library/react';
import { BarsChart } from '../../src/taskpane/components/charts/BarsChart';
import type { Bars } from '../../src/taskpane/components/charts/bars';
import { PaneProvider } from '../../src/taskpane/paneContext';
import { lightTheme } from '../../src/taskpane/theme';
import { barriers } from './paneOnScreen';

const LONG = 'Borracha natural extrativa (cernambi) da Cooperativa Agroextrativista dos Seringueiros';
const CHART: Bars = {
  title: 'Gráfico de barras: Por produto',
  summary: 'Maior valor a pagar: Babaçu (amêndoa), R$ 30,00 de R$ 40,00.',
  series: [
    { look: 'main', name: 'a pagar' },
    { look: 'cut', name: 'cortado pelos limites' },
  ],
  bars: [
    { id: '1', name: 'Babaçu (amêndoa)', values: [3000, 0], text: 'R$ 30,00' },
    { id: '2', name: LONG, values: [1000, 500], text: 'R$ 10,00' },
  ],
};

async function show(chart: Bars): Promise<HTMLElement> {
  render(
    <FluentProvider theme={lightTheme}>
      <PaneProvider value={{ workbook: null, language: 'pt-BR', today: '2026-11-30' }}>
        <main>
          <BarsChart chart={chart} />
        </main>
      </PaneProvider>
    </FluentProvider>,
  );
  return screen.findByRole('img', { name: chart.title });
}

test('the picture has a name, and its essence below it', async () => {
  const picture = await show(CHART);
  expect(picture).toHaveProperty('tagName', 'DIV');
  const described = document.getElementById(picture.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe(CHART.summary);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'a pagar',
    'cortado pelos limites',
  ]);
  expect(await barriers()).toEqual([]);
});

test('each bar below its name and figure; what is too long ends in an ellipsis', async () => {
  const picture = await show(CHART);
  const texts = [...picture.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Babaçu (amêndoa)', 'R$ 30,00', expect.stringMatching(/^Borracha natural.+…$/), 'R$ 10,00']);
});

test('the parts are as long as their values, of one scale', async () => {
  const picture = await show(CHART);
  await waitFor(() => expect(picture.querySelectorAll('rect[class]').length).toBeGreaterThanOrEqual(3));
  const [first, second, cut] = [...picture.querySelectorAll('.recharts-bar rect')].map((rect) =>
    Number(rect.getAttribute('width')),
  ) as [number, number, number];
  expect(first).toBeGreaterThan(280);
  expect(second / first).toBeCloseTo(1 / 3, 1);
  expect(cut / first).toBeCloseTo(1 / 6, 1);
});

test('nothing in it takes the focus, and nothing moves', async () => {
  const picture = await show(CHART);
  expect(picture.querySelectorAll('[tabindex]:not([tabindex="-1"]), a, button')).toHaveLength(0);
  expect(picture.querySelectorAll('animate')).toHaveLength(0);
});

test('a line across the bars says what it is', async () => {
  const picture = await show({
    ...CHART,
    series: CHART.series.slice(0, 1),
    bars: CHART.bars.map((bar) => ({ ...bar, values: bar.values.slice(0, 1) })),
    mark: { value: 3000, label: 'mínimo exigido 15%' },
  });
  expect(screen.queryByRole('list')).toBeNull();
  const label = [...picture.querySelectorAll('text')].find(({ textContent }) => textContent === 'mínimo exigido 15%')!;
  expect(label.getAttribute('text-anchor')).toBe('end');
  // The line, at the end of the longest bar, stands clear of the figures on the right.
  const figure = [...picture.querySelectorAll('text')].find(({ textContent }) => textContent === 'R$ 30,00')!;
  const line = Number(label.getAttribute('x')) + 4;
  expect(line).toBeLessThan(Number(figure.getAttribute('x')) - 'R$ 30,00'.length * 7);
});
