import type { PageDocument } from './page-document';

/** The parts of a page besides its blocks: breadcrumbs, a table of contents, a headline. */
export const CRUMB_TRAIL = 'CrumbTrail';
export const TEXT_PAGE = 'TextPage';
/** What a piece of news has above and below its blocks. */
export const NEWS_PAGE = 'NewsPage';

/** The chunk of a remote that has the code of all parts. */
export const ALL_PARTS_CHUNK = 'blocks';

/** The documents and schemas of a release, beside its bundles. */
export const DOCUMENTS_FILE = 'documents.json';

/**
 * The names of the components that a page is made of: its kinds of block, and what is around them.
 * They say which scripts can show it.
 */
export function partsOf({ root, content }: PageDocument): string[] {
  const { path, contents, news } = root.props;
  const around = [
    ...(path === '/' ? [] : [CRUMB_TRAIL]),
    ...(contents ? [TEXT_PAGE] : []),
    ...(news ? [NEWS_PAGE] : []),
  ];
  return [...new Set([...content.map(({ type }) => type), ...around])].toSorted();
}
