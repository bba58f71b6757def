import type { SearchPage } from '@shop/shared/federation';
import { BLOCK_KINDS } from '../src/blocks/block-kinds';
import type { PageDocument } from '@shop/shared/page-documents';
import type { Page } from './read-pages';

/** A page on the path from the home page. */
interface Crumb {
  label: string;
  path: string;
}

const propsOf = ({ root }: PageDocument) => root.props;

function labelOf(document: PageDocument): string {
  const { navigation, title } = propsOf(document);
  return navigation?.label ?? title;
}

/** The parent that the document names, else the page with the longest address above this one's. */
function parentOf(document: PageDocument, all: readonly PageDocument[]): PageDocument | undefined {
  const { path, navigation } = propsOf(document);
  const named = all.find((other) => propsOf(other).navigation?.label === navigation?.parent);
  const above = all
    .filter((other) => path.startsWith(`${propsOf(other).path}/`))
    .toSorted((one, other) => propsOf(other).path.length - propsOf(one).path.length);
  return navigation?.parent ? named : above[0];
}

/**
 * The breadcrumbs of a page, without the home page; the page itself is the last.
 * @throws Error when pages name each other as parents
 */
function crumbsOf(document: PageDocument, all: readonly PageDocument[], below: readonly string[] = []): Crumb[] {
  const { path } = propsOf(document);
  if (below.includes(path)) throw new Error(`the pages ${below.join(', ')} are each other's parents`);
  const parent = parentOf(document, all);
  const way = parent ? crumbsOf(parent, all, [...below, path]) : [];
  return [...way, { label: labelOf(document), path }];
}

const toKebab = (name: string) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
const toCamel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const toDataName = (type: string) => `${toCamel(type)}Data`;
const toJsonLdName = (type: string) => `${toCamel(type)}JsonLd`;

function typesOf({ content }: PageDocument): string[] {
  return [...new Set(content.map(({ type }) => type))].toSorted();
}

/** Collects a field from all kinds of block on a page, without duplicates. */
function allOf<Name extends 'query' | 'lists' | 'widgets'>(document: PageDocument, field: Name) {
  return [...new Set(typesOf(document).flatMap((type): readonly string[] => BLOCK_KINDS[type]?.[field] ?? []))];
}

/** The code of a page. It imports only the blocks that its document uses. */
export function pageSource({ id, document, isMade }: Page, all: readonly Page[]): string {
  const types = typesOf(document);
  const withJsonLd = types.filter((type) => BLOCK_KINDS[type]?.hasJsonLd);
  const withData = types.filter((type) => BLOCK_KINDS[type]?.hasData);
  const { path, contents } = document.root.props;
  const isHome = path === '/';
  const define = isHome ? 'definePage' : 'defineInnerPage';
  const documents = all.map((page) => page.document);
  const folder = isMade ? './content' : '../../content/pages';
  return [
    ...types.map((type) => `import { ${type} } from '../../blocks/${toKebab(type)}/${toKebab(type)}';`),
    ...withData.map((type) => `import { ${toDataName(type)} } from '../../blocks/${toKebab(type)}/data';`),
    ...withJsonLd.map((type) => `import { ${toJsonLdName(type)} } from '../../blocks/${toKebab(type)}/data';`),
    `import { ${[define, ...(contents ? ['TextPage'] : [])].join(', ')} } from '../../features/page-document';`,
    `import picture from './pictures/${id}.png';`,
    '',
    `export const page = ${define}({`,
    `  path: ${JSON.stringify(path)},`,
    '  image: picture,',
    `  content: () => import('${folder}/${id}.json'),`,
    `  blocks: { ${types.join(', ')} },`,
    ...(contents ? ['  frame: TextPage,'] : []),
    ...(isHome ? [] : [`  crumbs: ${JSON.stringify(crumbsOf(document, documents))},`]),
    ...(withJsonLd.length > 0 ? [`  jsonLd: [${withJsonLd.map(toJsonLdName).join(', ')}],`] : []),
    ...(withData.length > 0
      ? [`  data: { ${withData.map((type) => `${type}: ${toDataName(type)}`).join(', ')} },`]
      : []),
    '});',
    '',
  ].join('\n');
}

function routeSource({ id, document }: Page): string {
  const { path, navigation } = document.root.props;
  const fields = (['query', 'lists', 'widgets'] as const).map((field) => [field, allOf(document, field)] as const);
  return [
    '  {',
    `    id: '${id}',`,
    `    path: ${JSON.stringify(path)},`,
    "    access: 'public',",
    ...fields.flatMap(([field, values]) => (values.length > 0 ? [`    ${field}: ${JSON.stringify(values)},`] : [])),
    ...(navigation ? [`    navigation: ${JSON.stringify(navigation)},`] : []),
    `    load: () => import(/* webpackChunkName: "${id}" */ './${id}').then(({ page }) => page),`,
    '  },',
  ].join('\n');
}

/** The code of the routes of all documents. */
export function routesSource(pages: readonly Page[]): string {
  return [
    "import type { RemoteRoute, SearchPage } from '@shop/shared/federation';",
    '',
    'export const documentRoutes = [',
    ...pages.map(routeSource),
    '] as const satisfies readonly RemoteRoute[];',
    '',
    'export const loadSearchPages = (): Promise<readonly SearchPage[]> =>',
    '  import(/* webpackChunkName: "search-pages" */ "./search-pages.json").then((module) => module.default);',
    '',
  ].join('\n');
}

/** Properties of blocks that name what a part of the page is about. */
const HEADINGS = new Set(['title', 'heading', 'question', 'name']);
const MAX_HEADINGS = 60;

/** The texts of all headings in the props of blocks. */
function headingsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? (HEADINGS.has(key) ? [inner] : []) : headingsOf(inner),
  );
}

function searchPageOf({ document: { root, content } }: Page): SearchPage {
  const { path, title, description } = root.props;
  const headings = headingsOf(content.map(({ props }) => props)).slice(0, MAX_HEADINGS);
  return {
    path,
    title: title.replace(/\s—\sINVIS DUOS$/, ''),
    text: [description, ...new Set(headings)].join(' ').replaceAll(/\s+/g, ' '),
  };
}

/** What the search in the header finds of all documents, as JSON. */
export function searchPagesSource(pages: readonly Page[]): string {
  return `${JSON.stringify(pages.map(searchPageOf), null, 2)}\n`;
}
