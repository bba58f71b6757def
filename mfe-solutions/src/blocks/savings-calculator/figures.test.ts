import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocument } from '@shop/shared/page-documents';
import type { PageContext } from '@shop/shared/federation';
import { PRODUCTS } from '../../testing/products';
import { savingsCalculatorData } from './data';
import { withFigures, withPrices } from './figures';
import type { SavingsCalculatorProps } from './schema';

const CONSTANTS = [
  { key: 'service', label: 'Мониторинг', unit: '₽', value: 3600 },
  { key: 'device', label: 'Маяк и датчик', unit: '₽', value: 100, products: ['beacon_ma3', 'fuel_sensor_dt700'] },
];

it('names values of constants in texts', () => {
  expect(withFigures('предметы × {service} ₽, {other}', CONSTANTS)).toBe('предметы × 3\u00A0600 ₽, {other}');
});

it('takes prices of goods from the catalogue, and from the document when one is not sold', () => {
  expect(withPrices(CONSTANTS, { device: 18_000 }).map(({ value }) => value)).toEqual([3600, 18_000]);
  expect(withPrices(CONSTANTS, {}).map(({ value }) => value)).toEqual([3600, 100]);
});

// It asks the catalogue alone.
const context = { catalog: { products: async () => PRODUCTS } } as unknown as PageContext;

it.each([
  ['adds up what goods cost', ['invis_duos_s', 'invis_duos_3dl'], { device: 49_800 }],
  ['leaves out goods of which one is not sold', ['invis_duos_s', 'duos_online'], {}],
  ['leaves out what is no price', undefined, {}],
])('%s', async (_what, products, prices) => {
  const constants = [{ key: 'device', label: '', unit: '₽', value: 1, products }];

  // Of the block, only its constants matter.
  expect(await savingsCalculatorData({ constants } as SavingsCalculatorProps, context)).toEqual(prices);
});

const PAGES_DIR = path.join(__dirname, '../../content/pages');

it('finds a constant for each name in the texts of our documents', () => {
  const calculators = readdirSync(PAGES_DIR)
    .map((file) => JSON.parse(readFileSync(path.join(PAGES_DIR, file), 'utf8')) as PageDocument)
    .flatMap(({ content }) => content.filter(({ type }) => type === 'SavingsCalculator'))
    .map(({ props }) => props as unknown as SavingsCalculatorProps); // the page generator has checked them

  const filled = calculators.flatMap(({ text, formula, note, results, constants }) =>
    [text, formula, note, ...results.map(({ words }) => words)].map((words) => withFigures(words, constants)),
  );

  expect(filled.length).toBeGreaterThan(20);
  expect(filled.filter((words) => /[{}]/.test(words))).toEqual([]);
});
