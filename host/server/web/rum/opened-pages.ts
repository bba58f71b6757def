import type { OpenedAddress } from '@shop/shared/figures';
import { pagePath } from '../http/logged-path';
import type { CachedPage } from '../pages/page-cache';
import type { PageRequest } from '../../protocol/page-request';

/** Between two reports; what comes beside is opened again. */
const MOST_KEPT = 1000;
const MAX_LENGTH = 300;

const WORD = /[\p{L}\d]+/gu;

const wordsIn = (text: string) => text.toLowerCase().match(WORD) ?? [];

/** Which pages people open, so that a version is tried on them before they do. */
export interface OpenedPages {
  /** Notes a page that a person has got, if anybody may open it. */
  add: (request: PageRequest, page: Pick<CachedPage, 'status' | 'isComplete' | 'isIndexed'>) => void;
  /** Returns what was opened since the last call. */
  take: () => OpenedAddress[];
  /** Counts again what did not reach `delivery`. */
  giveBack: (opened: readonly OpenedAddress[]) => void;
}

export interface OpenedPagesOptions {
  /** The API's answer for the goods; undefined while there is none. */
  goods: () => { text: string } | undefined;
}

/**
 * A person may have typed anything into a query. What the catalogue says, and numbers, name nobody;
 * a parameter with anything else is left out.
 */
function harmlessQuery(search: string, known: (word: string) => boolean): string {
  const kept = [...new URLSearchParams(search)].filter(([, value]) => wordsIn(value).every(known));
  const query = new URLSearchParams(kept).toString();
  return query && `?${query}`;
}

/** A number of more digits may be a telephone's. */
const SHORT_NUMBER = /^\d{1,6}$/;

export function createOpenedPages({ goods }: OpenedPagesOptions): OpenedPages {
  let counted = new Map<string, number>();
  let read: { text: string } | undefined;
  let words = new Set<string>();

  const isKnown = (word: string) => {
    const list = goods();
    if (list && list !== read) [read, words] = [list, new Set(wordsIn(list.text))];
    return SHORT_NUMBER.test(word) || words.has(word);
  };

  const count = (address: string, views: number) => {
    if (counted.has(address) || counted.size < MOST_KEPT) counted.set(address, (counted.get(address) ?? 0) + views);
  };

  return {
    add({ pathname, search, match }, { status, isComplete, isIndexed }) {
      if (status !== 200 || !isComplete || !isIndexed) return;
      if (!match || match.route.access !== 'public' || match.route.layout === 'bare' || match.remote.isSeparate) return;
      if (pagePath(pathname) !== pathname) return; // it may hold a token
      const address = pathname + harmlessQuery(search, isKnown);
      if (address.length <= MAX_LENGTH) count(address, 1);
    },
    take() {
      const taken = [...counted].map(([address, views]) => ({ address, views }));
      counted = new Map();
      return taken;
    },
    giveBack: (opened) => opened.forEach(({ address, views }) => count(address, views)),
  };
}
