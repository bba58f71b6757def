import type { SearchPage } from '@shop/shared/federation';
import { createSearch, type Search } from '@shop/shared/search';

/** Where the host lists the pages that the search finds. */
export const SEARCH_PAGES_PATH = '/search-pages.json';

const MAX_PAGES = 4;
const WEIGHT = { title: 3, text: 1 } as const;

export type FindPages = (text: string) => SearchPage[];

/** Creates the search over pages. */
export function createPageSearch(pages: readonly SearchPage[]): FindPages {
  const search: Search = createSearch(
    pages.map(({ title, text }, id) => ({
      id,
      texts: [
        { text: title, weight: WEIGHT.title },
        { text, weight: WEIGHT.text },
      ],
    })),
  );
  return (text) => {
    const { scores } = search.find(text);
    const scoreOf = (page: SearchPage) => scores.get(pages.indexOf(page)) ?? 0;
    return pages
      .filter((page) => scoreOf(page) > 0)
      .toSorted((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, MAX_PAGES);
  };
}

let loading: Promise<FindPages> | null = null;

async function load(): Promise<FindPages> {
  const response = await fetch(SEARCH_PAGES_PATH);
  if (!response.ok) throw new Error(`${SEARCH_PAGES_PATH} answered ${response.status}`);
  return createPageSearch((await response.json()) as SearchPage[]); // written by this site's server
}

/** Loads the pages once; after a failure, the next call tries again. */
export function loadPageSearch(): Promise<FindPages> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
