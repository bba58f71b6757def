import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { knownNumbers, linesOf, unknownNumbers } from '../../host/documents/rendered-numbers';
import { postGraphql } from './api';

interface Goods {
  slug: string | null;
  name: string;
  /** Roubles. */
  price: number;
  /** Pieces in stock. */
  count: number;
  properties: { name: string; value: string }[];
}

interface Product extends Goods {
  id: number;
  type: string;
  servicePrices: { productId: number; price: number }[] | null;
  childProducts: Goods[];
}

/** What the shop says of itself, asked once for all pages. */
export interface Shop {
  siteFacts: { key: string; name: string; value: string; unit: string }[];
  siteProducts: Product[];
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

const GOODS = 'slug name price count properties { name value }';
const QUERY = `{
  siteFacts { key name value unit }
  siteProducts { ${GOODS} id type servicePrices { productId price } childProducts { ${GOODS} } }
}`;

const ROOT = path.resolve(__dirname, '../..');
const PAGES = path.join(ROOT, 'mfe-solutions/src/content/pages');
const SIZES = path.join(ROOT, 'shared/src/rules/documents/sizes.json');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const textsOf = ({ name, price, count, properties }: Goods): string[] => [
  name,
  `${price} ₽`,
  `${count} шт.`,
  ...properties.map((property) => `${property.value} ${property.name.toLowerCase()}`),
];

/** The price of a product with all of its accessories. */
const fullPrice = ({ price, childProducts }: Product): string =>
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

/** The sizes of printed texts, in the shop or of one product. */
const sizeTexts = (slug = ''): string[] =>
  Object.entries(readJson(SIZES) as Record<string, number>).flatMap(([href, bytes]) =>
    href.includes(slug) ? [`${Math.ceil(bytes / 1024)} КБ`] : [],
  );

export async function askShop(siteUrl: string): Promise<Shop> {
  const { body } = await postGraphql(siteUrl, QUERY);
  return body.data as unknown as Shop; // as the query asks
}

const factTexts = ({ siteFacts }: Shop): string[] =>
  siteFacts.map(({ name, value, unit }) => `${value} ${unit || name.toLowerCase()}`);

const productTexts = ({ siteProducts }: Shop): string[] => [
  ...siteProducts.flatMap((product) => [product, ...product.childProducts].flatMap(textsOf)),
  ...siteProducts.flatMap(({ servicePrices }) => (servicePrices ?? []).map(({ price }) => `${price} ₽`)),
  ...siteProducts.map(fullPrice),
];

/** The goods that are named, all services with their prices for these, and what is general. */
function partOf({ siteFacts, siteProducts }: Shop, slugs: readonly string[]): Shop {
  const isNamed = ({ slug }: Goods) => slug !== null && slugs.includes(slug);
  const ids = siteProducts.filter(isNamed).map(({ id }) => id);
  const others = new Set(
    siteProducts.filter((product) => product.slug !== null && !isNamed(product)).map(({ slug }) => slug),
  );
  return {
    siteFacts: siteFacts.filter(({ key }) => !others.has(key.split('.')[0] ?? '')),
    siteProducts: siteProducts
      .filter((product) => isNamed(product) || product.type === 'service')
      .map((product) => ({
        ...product,
        servicePrices: product.servicePrices?.filter(({ productId }) => ids.includes(productId)) ?? null,
      })),
  };
}

/** What every page is made of; the documents of pages are named apart. */
const PROGRAMS = 'host/src/|shared/src/|api/src/db/|mfe-catalog/src/|mfe-solutions/src/(?!content/)';

/** The file of a page of words: `/info_order` is `info-order.json`. */
function documentOf(address: string): string {
  if (address.startsWith('/dialog')) return 'dialog\\.json';
  const [, manual] = /^\/documents\/manuals\/(\w+)$/.exec(address) ?? [];
  if (manual) return `manuals/${manual}\\.md`;
  return `pages/${address === '/' ? 'home' : address.slice(1).replaceAll('_', '-')}\\.json`;
}

/** Models beside the product of the page: there both may be spoken of. */
const RELATED = /<section[^>]*aria-labelledby="related"[\s\S]*?<\/section>/g;

const slugsIn = (html: string, { siteProducts }: Shop): string[] =>
  siteProducts.flatMap(({ slug }) => (slug !== null && html.includes(`href="/${slug}"`) ? [slug] : []));

/** The devices that a spare is for; none for a device. */
const devicesOf = (spare: string, { siteProducts }: Shop): string[] =>
  siteProducts.flatMap(({ slug, childProducts }) =>
    slug !== null && childProducts.some((child) => child.slug === spare) ? [slug] : [],
  );

/** Unknown numbers of a product's page: those of other models stand in their own section only. */
function unknownOfProduct(slug: string, html: string, shop: Shop): string[] {
  const read = (part: string, slugs: readonly string[]) => {
    const named = partOf(shop, slugs);
    const texts = [...factTexts(named), ...productTexts(named), ...differencesOf(named), ...sizeTexts(`/${slug}.`)];
    return unknownNumbers(linesOf(part), knownNumbers(texts, new RegExp(`^(?:${PROGRAMS})`)));
  };
  const related = html.match(RELATED) ?? [];
  const own = [slug, ...devicesOf(slug, shop)];
  return [
    ...read(html.replaceAll(RELATED, ''), own),
    ...related.flatMap((part) => read(part, [...own, ...slugsIn(part, shop)])),
  ];
}

/**
 * The numbers with a unit that a page says without a source. A page of one product may say what is
 * true of it, of its accessories and services, and in general; others speak of the whole shop.
 */
export function unknownNumbersOf({ address, html }: { address: string; html: string }, shop: Shop): string[] {
  const slug = address.slice(1);
  if (shop.siteProducts.some((product) => product.slug === slug)) return unknownOfProduct(slug, html, shop);
  const texts = [...[factTexts(shop), productTexts(shop), differencesOf(shop), calculatorTexts(), sizeTexts()].flat()];
  const sources = new RegExp(`^(?:${PROGRAMS}|mfe-solutions/src/content/${documentOf(address)})`);
  return unknownNumbers(linesOf(html), knownNumbers(texts, sources));
}
