import type { BlockNeeds } from '@shop/shared/federation';
import {
  CRUMB_TRAIL,
  NEWS_PAGE,
  partsOf,
  searchPageOf,
  TEXT_PAGE,
  type PageDocument,
} from '@shop/shared/page-documents';
import { BLOCK_KINDS } from '../src/blocks/block-kinds';
import type { Page } from './read-pages';

const toKebab = (name: string) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
function typesOf({ content }: PageDocument): string[] {
  return [...new Set(content.map(({ type }) => type))].toSorted();
}

/** Collects a field from all kinds of block on a page, without duplicates. */
function allOf<Name extends keyof BlockNeeds>(document: PageDocument, field: Name) {
  return [...new Set(typesOf(document).flatMap((type): readonly string[] => BLOCK_KINDS[type]?.[field] ?? []))];
}

/** The file of a part, which is a block or what is around blocks. */
function fileOf(part: string): string {
  if (part === CRUMB_TRAIL) return '../../components/crumb-trail';
  if (part === NEWS_PAGE) return '../../news';
  return `../../blocks/${toKebab(part)}/${toKebab(part)}`;
}

/** The code of a page. It imports only the parts that its document uses. */
export function pageSource({ id, document }: Page): string {
  const parts = partsOf(document);
  const ofFeature = ['definePage', ...parts.filter((part) => part === TEXT_PAGE)];
  return [
    ...parts.filter((part) => part !== TEXT_PAGE).map((part) => `import { ${part} } from '${fileOf(part)}';`),
    `import { ${ofFeature.join(', ')} } from '../../features/page-document';`,
    '',
    `export const page = definePage('${id}', { ${parts.join(', ')} });`,
    '',
  ].join('\n');
}

const toCamel = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All documents and their pictures, which only servers read. */
export function documentsSource(pages: readonly Page[]): string {
  const table = (valueOf: (id: string) => string) => pages.map(({ id }) => `  '${id}': ${valueOf(toCamel(id))},`);
  return [
    "import type { PageDocument } from '@shop/shared/page-documents';",
    ...pages.flatMap(({ id, isMade }) => [
      `import ${toCamel(id)} from '${isMade ? '.' : '../../content/pages'}/${id}.json';`,
      `import ${toCamel(id)}Picture from './pictures/${id}.png';`,
    ]),
    '',
    '// The page generator has checked them.',
    'export const SHIPPED_DOCUMENTS: Readonly<Record<string, PageDocument>> = {',
    ...table((name) => `${name} as PageDocument`),
    '};',
    '',
    '/** Addresses of the Open Graph pictures. */',
    'export const PICTURES: Readonly<Record<string, string>> = {',
    ...table((name) => `${name}Picture`),
    '};',
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

/** What the search in the header finds of all documents, as JSON. */
export function searchPagesSource(pages: readonly Page[]): string {
  return `${JSON.stringify(
    pages.map(({ document }) => searchPageOf(document)),
    null,
    2,
  )}\n`;
}
