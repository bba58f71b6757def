import type { SearchPage } from '../../federation/contract';
import { withoutHidden } from './hidden-blocks';
import type { PageDocument } from './page-document';

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

/** What the search in the header finds of a document. */
export function searchPageOf(document: PageDocument): SearchPage {
  const { root, content } = withoutHidden(document);
  const { path, title, description, news } = root.props;
  const headings = headingsOf(content.map(({ props }) => props)).slice(0, MAX_HEADINGS);
  return {
    path,
    title: title.replace(/\s—\sINVIS DUOS$/, ''),
    text: [description, ...(news ? [news.lead] : []), ...new Set(headings)].join(' ').replaceAll(/\s+/g, ' '),
  };
}
