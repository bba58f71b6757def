import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knownNumbers } from '../../host/documents/rendered-numbers';
import { postGraphql } from './api';

export { linesOf, unknownNumbers } from '../../host/documents/rendered-numbers';

interface Goods {
  name: string;
  /** Roubles. */
  price: number;
  /** Pieces in stock. */
  count: number;
  properties: { name: string; value: string }[];
}

interface Shop {
  siteFacts: { key: string; name: string; value: string; unit: string }[];
  siteProducts: (Goods & { servicePrices: { price: number }[] | null; childProducts: Goods[] })[];
}

/** A number of a calculator: what it begins with, or what comes out. */
interface Figure {
  unit: string;
  default?: number;
  value?: number;
  example?: number;
}

interface Block {
  type: string;
  props: { inputs: Figure[]; constants: Figure[]; results: Figure[] };
}

const GOODS = 'name price count properties { name value }';
const QUERY = `{
  siteFacts { key name value unit }
  siteProducts { ${GOODS} servicePrices { price } childProducts { ${GOODS} } }
}`;

const ROOT = path.resolve(__dirname, '../..');
const PAGES = path.join(ROOT, 'mfe-solutions/src/content/pages');
const SIZES = path.join(ROOT, 'shared/src/documents/sizes.json');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const textsOf = ({ name, price, count, properties }: Goods): string[] => [
  name,
  `${price} ₽`,
  `${count} шт.`,
  ...properties.map((property) => `${property.value} ${property.name.toLowerCase()}`),
];

/** The price of a product with all of its accessories. */
const fullPrice = ({ price, childProducts }: Shop['siteProducts'][number]): string =>
  `${childProducts.reduce((sum, child) => sum + child.price, price)} ₽`;

/** By how much one model costs more than another one, alone or in its first year. */
function differencesOf({ siteFacts, siteProducts }: Shop): string[] {
  const years = siteFacts.filter(({ key }) => key.endsWith('.first_year')).map(({ value }) => value);
  return [siteProducts.map(({ price }) => price), years.map((sum) => Number(sum.replaceAll(/\s/g, '')))].flatMap(
    (sums) => sums.flatMap((sum) => sums.map((other) => `${Math.abs(sum - other)} ₽`)),
  );
}

/** What calculators show at first. A test of theirs compares the examples with the formulas. */
function calculatorTexts(): string[] {
  const documents = readdirSync(PAGES).map((name) => readJson(path.join(PAGES, name)) as { content: Block[] });
  return documents
    .flatMap(({ content }) => content)
    .filter(({ type }) => type === 'SavingsCalculator')
    .flatMap(({ props }) => [...props.inputs, ...props.constants, ...props.results])
    .flatMap(({ unit, ...figure }) => {
      const number = String(figure.default ?? figure.value ?? figure.example);
      // What is subtracted, and a factor before a sum: «30 × 7 ₽».
      return [`${number} ${unit}`, `−${number} ${unit}`, `${number} ₽`];
    });
}

const sizeTexts = (): string[] =>
  Object.values(readJson(SIZES) as Record<string, number>).map((bytes) => `${Math.ceil(bytes / 1024)} КБ`);

/** The numbers with a unit that a page may say: facts, properties, prices, and the listed ones. */
export async function numbersOfShop(siteUrl: string): Promise<ReadonlySet<string>> {
  const { body } = await postGraphql(siteUrl, QUERY);
  const shop = body.data as unknown as Shop; // as the query asks
  const { siteFacts, siteProducts } = shop;
  return knownNumbers([
    ...siteFacts.map(({ name, value, unit }) => `${value} ${unit || name.toLowerCase()}`),
    ...siteProducts.flatMap((product) => [product, ...product.childProducts].flatMap(textsOf)),
    ...siteProducts.flatMap(({ servicePrices }) => (servicePrices ?? []).map(({ price }) => `${price} ₽`)),
    ...siteProducts.map(fullPrice),
    ...differencesOf(shop),
    ...calculatorTexts(),
    ...sizeTexts(),
  ]);
}
