import { MOST_BLOCKS, MOST_PRESSES, type PageReport } from './page-report';

const BLOCKS = 'main section[id]';
const PRESSED = 'a, button, summary, label, input, select';
/** Half of a block, or half a screen of it. */
const SEEN = 0.5;
/** The page of each order that was placed in this tab. */
const LAST_PAGE = '/checkout/finish';
/** Page and block of the last press in a block, for the order that may follow it. */
const PRESS_KEY = 'shop.lastPress';

const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= SEEN || intersectionRect.height >= SEEN * (rootBounds?.height ?? innerHeight);

function readPress(): string[] | null {
  try {
    const press = sessionStorage.getItem(PRESS_KEY);
    sessionStorage.removeItem(PRESS_KEY);
    return press?.split('#') ?? null;
  } catch {
    return null; // storage is blocked
  }
}

function keepPress(page: string, block: string): void {
  try {
    sessionStorage.setItem(PRESS_KEY, `${page}#${block}`);
  } catch {
    // Storage is blocked or full: the order counts nowhere.
  }
}

/**
 * Counts what is seen and pressed in the blocks of documents, which are the only sections with an
 * anchor; pages without one are not reported. It runs for visitors only who allow statistics.
 * @returns a function to call with each page that is shown
 */
export function countBlocks(send: (report: PageReport) => void, isMeasured: () => boolean): () => void {
  let page = '';
  let isVisit = false;
  let known = new Set<string>();
  let seen: string[] = [];
  let presses: Record<string, number> = {};

  const flush = () => {
    const pressed = Object.entries(presses);
    while (isMeasured() && (isVisit || seen.length > 0 || pressed.length > 0)) {
      const some = { seen: seen.splice(0, MOST_BLOCKS), presses: pressed.splice(0, MOST_BLOCKS) };
      send({
        page,
        ...(isVisit && { isVisit }),
        ...(some.seen.length > 0 && { seen: some.seen }),
        ...(some.presses.length > 0 && { presses: Object.fromEntries(some.presses) }),
      });
      isVisit = false;
    }
    isVisit = false;
    seen = [];
    presses = {};
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { id } = entry.target;
        if (!isSeen(entry) || known.has(id)) continue;
        observer.unobserve(entry.target);
        known.add(id);
        seen.push(id);
      }
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, SEEN] },
  );

  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSED) : null;
      const id = pressed?.closest(BLOCKS)?.id;
      if (!id || !isMeasured()) return;
      presses[id] = Math.min((presses[id] ?? 0) + 1, MOST_PRESSES);
      keepPress(page, id);
    },
    true, // what is pressed may be gone, or another page there, when the event comes back up
  );
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), true);
  addEventListener('pagehide', flush);

  return () => {
    flush();
    observer.disconnect();
    known = new Set();
    page = location.pathname;
    const blocks = document.querySelectorAll(BLOCKS);
    isVisit = blocks.length > 0;
    blocks.forEach((block) => observer.observe(block));
    const [from, block] = (page === LAST_PAGE && isMeasured() && readPress()) || [];
    if (from && block) send({ page: from, order: block });
  };
}
