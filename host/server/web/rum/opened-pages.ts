import type { OpenedAddress } from '@shop/node/figures';
import { pagePath } from '../http/logged-path';
import type { CachedPage } from '../pages/page-cache';
import type { PageRequest } from '../sets/page-request';

/** Between two reports; what comes beside is opened again. */
const MOST_KEPT = 1000;
const MAX_LENGTH = 300;

const WORD = /[\p{L}\d]+/gu;

const wordsIn = (text: string) => text.toLowerCase().match(WORD) ?? [];

type ShownPage = Pick<CachedPage, 'status' | 'isComplete' | 'isIndexed'>;

/** Which pages people open, so that a version is tried on them before they do. */
export interface OpenedPages {
  /** Returns what counts a page each time that a person gets it, if anybody may open it. */
  counter: (request: PageRequest, page: ShownPage) => () => void;
  /** Returns what was opened since the last call. */
  take: () => OpenedAddress[];
  /** Counts again what did not reach the publisher. */
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

  const isCounted = ({ pathname, match }: PageRequest, { status, isComplete, isIndexed }: ShownPage) => {
    if (status !== 200 || !isComplete || !isIndexed) return false;
    if (!match || match.route.access !== 'public' || match.route.layout === 'bare' || match.remote.isSeparate)
      return false;
    return pagePath(pathname) === pathname; // it may hold a token
  };

  return {
    counter(request, page) {
      const address = isCounted(request, page) ? request.pathname + harmlessQuery(request.search, isKnown) : null;
      return () => {
        if (address !== null && address.length <= MAX_LENGTH) count(address, 1);
      };
    },
    take() {
      const taken = [...counted].map(([address, views]) => ({ address, views }));
      counted = new Map();
      return taken;
    },
    giveBack: (opened) => opened.forEach(({ address, views }) => count(address, views)),
  };
}
