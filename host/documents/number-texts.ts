import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factTexts, fillFacts, type Fact } from '@shop/shared/facts';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const DEMO = 'api/src/db/demo-data';

/** What one source says of one subject: a product, or anything else. */
export interface NumberTexts {
  texts: readonly string[];
  /** The properties of the product that the texts are about, as «6 входы датчиков». */
  known: readonly string[];
}

interface Row {
  slug?: string;
  name: string;
  description: string;
  properties: readonly { id: number; value: string }[];
  childProducts?: readonly Row[];
}

const readRoot = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readRows = <T>(name: string): T => JSON.parse(readRoot(`${DEMO}/${name}.json`)) as T; // as the seeds have them

export const FACTS = readRows<readonly Fact[]>('facts');
const PRODUCTS = readRows<readonly Row[]>('products');
const PROPERTY_NAMES = new Map(
  readRows<readonly { id: number; name: string }[]>('properties').map(({ id, name }) => [id, name.toLowerCase()]),
);

const knownOf = (rows: readonly (Row | undefined)[]): string[] =>
  rows.flatMap((row) => (row?.properties ?? []).map(({ id, value }) => `${value} ${PROPERTY_NAMES.get(id) ?? ''}`));

/** What the properties of all goods and accessories say. */
export const knownTexts = (): string[] =>
  knownOf(PRODUCTS.flatMap((product) => [product, ...(product.childProducts ?? [])]));

const productOf = (slug: string | undefined) => PRODUCTS.find((product) => product.slug === slug);

/** Every text of a document. A figure («72», «ч») is one text, as a page shows it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (!('value' in value)) return Object.values(value).flatMap(textsOf);
  const { value: figure, unit, text, label, ...rest } = value as Record<string, unknown>; // any document has names
  const figures = [figure, unit ?? (typeof label === 'string' ? label.toLowerCase() : ''), text].filter(
    (part) => part !== undefined && part !== '',
  );
  return [figures.join(' '), ...(unit === undefined ? [] : textsOf(label)), ...textsOf(rest)];
}

function productTexts(rows: readonly Row[]): NumberTexts[] {
  return rows.flatMap((product) =>
    [product, ...(product.childProducts ?? [])].flatMap((row) => {
      const known = knownOf([row, product]);
      // The name of an article is not filled: «Резервная батарея 72 ч» may say its fact.
      const ofName = [...known, ...FACTS.filter(({ key }) => key.startsWith(`${product.slug}.`)).map(shownFact)];
      return [
        { texts: [row.name], known: ofName },
        { texts: [row.description], known },
      ];
    }),
  );
}

/** «72 ч» */
export const shownFact = ({ key }: Fact): string => fillFacts(`{${key}}`, factTexts(FACTS));

const IS_RUSSIAN = /[А-Яа-яЁё]/;

/** The Russian texts of a program. */
function literalsOf(file: string, content: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) texts.push(node.text);
    if (ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, content, ts.ScriptTarget.Latest, false, kind));
  return texts.filter((text) => IS_RUSSIAN.test(text)).map((text) => text.replaceAll(/&nbsp;|\s+/g, ' '));
}

const slugIn = (file: string) => path.basename(file).replace(/-.*|\.\w+$/, '');

/** What a file of the repository says, by subject. */
export function numberTextsOf(file: string, content: string): NumberTexts[] {
  if (/\.tsx?$/.test(file)) return [{ texts: literalsOf(file, content), known: [] }];
  if (file.endsWith('.md')) return [{ texts: content.split('\n'), known: knownOf([productOf(slugIn(file))]) }];
  const document: unknown = JSON.parse(content);
  if (file.endsWith('demo-data/products.json')) return productTexts(document as readonly Row[]); // as it is seeded
  if (file.endsWith('dialog.json')) return bySubject(document, 'code');
  if (file.endsWith('product-details.json')) return bySubject({ products: document }, 'slug');
  if (file.endsWith('picture-labels.json')) {
    return Object.entries(document ?? {}).map(([picture, labels]) => ({
      texts: textsOf(labels),
      known: knownOf([productOf(slugIn(picture))]),
    }));
  }
  return [{ texts: textsOf(document), known: [] }];
}

/** A document whose `products` are named by a slug, and what else it says. */
function bySubject(document: unknown, name: 'code' | 'slug'): NumberTexts[] {
  const { products, ...rest } = document as { products: readonly Partial<Record<'code' | 'slug', string>>[] }; // both
  return [
    { texts: textsOf(rest), known: [] },
    ...products.map((product) => ({ texts: textsOf(product), known: knownOf([productOf(product[name])]) })),
  ];
}

const FOLDERS = ['host/src', 'host/server', 'host/documents', 'shared/src', 'packages/node/src', 'api/src'].concat(
  ['catalog', 'cart-checkout', 'account', 'solutions', 'studio'].map((name) => `mfe-${name}/src`),
);
const IS_SOURCE =
  /\/content\/.*\.(?:json|md)$|demo-data\/product(?:s|-details)\.json$|mails\.json$|seller\/.*\.json$|documents\/.*\.md$|\.tsx?$/;
const IS_LEFT_OUT = /\.(?:test|d)\.tsx?$|\/(?:testing|generated)\/|^host\/documents\/.*\.ts$/;
/** What can hold a number with a unit: to parse the other programs takes long. */
const MAY_HOLD = /\d(?:\s|\\u00A0|&nbsp;)*[А-Яа-я₽%°]/;

/** The sources of all that the shop shows, prints and mails: content by path from the root. */
export function numberSources(): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((file) => IS_SOURCE.test(file) && !IS_LEFT_OUT.test(file));
  const read = files.toSorted().map((file) => [file, readRoot(file)] as const);
  return new Map(read.filter(([file, content]) => !/\.tsx?$/.test(file) || MAY_HOLD.test(content)));
}
