import { BLOCK_DESCRIPTIONS } from '../src/blocks/descriptions';
import type { PageDocument } from '../src/content/page-document';
import { crumbsOf } from './page-crumbs';
import type { Page } from './read-pages';

const toKebab = (name: string) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
const toCamel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const toSchemaName = (type: string) => `${toCamel(type)}Schema`;
const toJsonLdName = (type: string) => `${toCamel(type)}JsonLd`;

function typesOf({ content }: PageDocument): string[] {
  return [...new Set(content.map(({ type }) => type))].toSorted();
}

/** Lists and widgets that the blocks of a page ask for. */
function needsOf({ content }: PageDocument) {
  const needs = content.flatMap(({ type, props }) => BLOCK_DESCRIPTIONS[type]?.needs?.(props) ?? []);
  const lists = [...new Set(needs.flatMap((need) => need.lists))];
  const widgets = [...new Set(needs.flatMap((need) => need.widgets ?? []))];
  return { ...(lists.length > 0 && { lists }), ...(widgets.length > 0 && { widgets }) };
}

/** The page: it imports the blocks its document uses and no others. */
export function pageSource({ id, document }: Page, all: readonly Page[]): string {
  const types = typesOf(document);
  const withJsonLd = types.filter((type) => BLOCK_DESCRIPTIONS[type]?.hasJsonLd);
  const { path } = document.root.props;
  const isHome = path === '/';
  const define = isHome ? 'definePage' : 'defineInnerPage';
  const documents = all.map((page) => page.document);
  return [
    ...types.map((type) => `import { ${type} } from '../../blocks/${toKebab(type)}';`),
    ...withJsonLd.map((type) => `import { ${toJsonLdName(type)} } from '../../blocks/${toKebab(type)}/json-ld';`),
    `import { ${define} } from '../../features/page-document';`,
    `import picture from './pictures/${id}.png';`,
    '',
    `export const page = ${define}({`,
    `  path: ${JSON.stringify(path)},`,
    '  image: picture,',
    `  content: () => import('./content/${id}').then(({ content }) => content),`,
    `  blocks: { ${types.join(', ')} },`,
    ...(isHome ? [] : [`  crumbs: ${JSON.stringify(crumbsOf(document, documents))},`]),
    ...(withJsonLd.length > 0 ? [`  jsonLd: [${withJsonLd.map(toJsonLdName).join(', ')}],`] : []),
    ...Object.entries(needsOf(document)).map(([name, values]) => `  ${name}: ${JSON.stringify(values)},`),
    '});',
    '',
  ].join('\n');
}

/** The page's document, checked by the schemas of its blocks. Browsers load it only where it did not come with the HTML. */
export function contentSource({ id, document, isMade }: Page): string {
  const types = typesOf(document);
  const folder = isMade ? '.' : '../../../content/pages';
  const schemas = types.map((type) => `${type}: ${toSchemaName(type)}`);
  return [
    `import document from '${folder}/${id}.json';`,
    "import { readDocument } from '../../../content/read-document';",
    ...types.map((type) => `import { ${toSchemaName(type)} } from '../../../blocks/${toKebab(type)}/schema';`),
    '',
    `export const content = readDocument('${id}.json', document, { ${schemas.join(', ')} });`,
    '',
  ].join('\n');
}

/** Parameters of the address that blocks of a page read. */
function queryOf(document: PageDocument): string[] {
  return [...new Set(typesOf(document).flatMap((type) => BLOCK_DESCRIPTIONS[type]?.query ?? []))];
}

function routeSource({ id, document }: Page): string {
  const { path, navigation } = document.root.props;
  const query = queryOf(document);
  return [
    '  {',
    `    id: '${id}',`,
    `    path: ${JSON.stringify(path)},`,
    "    access: 'public',",
    ...(query.length > 0 ? [`    query: ${JSON.stringify(query)},`] : []),
    ...(navigation ? [`    navigation: ${JSON.stringify(navigation)},`] : []),
    `    load: () => import(/* webpackChunkName: "${id}" */ './${id}').then(({ page }) => page),`,
    '  },',
  ].join('\n');
}

/** Routes of all documents. */
export function routesSource(pages: readonly Page[]): string {
  return [
    "import type { RemoteRoute } from '@shop/shared/federation';",
    '',
    'export const documentRoutes = [',
    ...pages.map(routeSource),
    '] as const satisfies readonly RemoteRoute[];',
    '',
  ].join('\n');
}
