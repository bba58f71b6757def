import { ORDER_PLACED } from '@shop/shared/ordering';
import { MOST_BLOCKS, MOST_PRESSES, type PageReport } from './page-report';

const BLOCKS = 'main section[id]';
const PRESSED = 'a, button, summary';
/** Page and block of the last press in a block, for the order that may follow it. */
const PRESS_KEY = 'shop.lastPress';

/** All of it, but for a fraction of a pixel. */
const WHOLE = 0.99;

function takePress(): { page: string; order: string } | null {
  try {
    const [page, order] = sessionStorage.getItem(PRESS_KEY)?.split('#') ?? [];
    sessionStorage.removeItem(PRESS_KEY);
    return page && order ? { page, order } : null;
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

/** Tells once of each block that was on screen as a whole, or over the middle of the screen. */
function watchBlocks(onSeen: (id: string) => void) {
  const note: IntersectionObserverCallback = (entries, observer) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      if (!isIntersecting || (observer === whole && intersectionRatio < WHOLE)) continue;
      observers.forEach((one) => one.unobserve(target));
      onSeen(target.id);
    }
  };
  const whole = new IntersectionObserver(note, { threshold: WHOLE });
  const observers = [whole, new IntersectionObserver(note, { rootMargin: '-50% 0px' })];
  return (blocks: NodeListOf<Element>) => {
    for (const observer of observers) {
      observer.disconnect();
      blocks.forEach((block) => observer.observe(block));
    }
  };
}

/**
 * Counts what is seen and pressed in the blocks of documents: no other page has a section with an
 * id. For visitors only who allow statistics.
 * @param isMeasured whether they still do
 * @returns a function to call with each page that is shown
 */
export function countBlocks(send: (report: PageReport) => void, isMeasured: () => boolean): () => void {
  let page = '';
  let isVisit = false;
  const seen = new Set<string>();
  const told = new Set<string>();
  const presses = new Map<string, number>();

  const report = () => {
    const shown = [...seen].filter((id) => !told.has(id));
    const pressed = [...presses];
    shown.forEach((id) => told.add(id));
    presses.clear();
    for (let from = 0; isVisit || from < Math.max(shown.length, pressed.length); from += MOST_BLOCKS) {
      const part = <Item>(items: Item[]) => items.slice(from, from + MOST_BLOCKS);
      if (isMeasured()) send({ page, isVisit, seen: part(shown), presses: Object.fromEntries(part(pressed)) });
      isVisit = false;
    }
  };
  const watch = watchBlocks((id) => seen.add(id));

  const notePress = ({ target }: Event) => {
    const id = target instanceof Element && target.closest(PRESSED)?.closest(BLOCKS)?.id;
    if (!id || !isMeasured()) return;
    presses.set(id, Math.min((presses.get(id) ?? 0) + 1, MOST_PRESSES));
    keepPress(page, id);
  };
  // On the way down: on the way up, what was pressed may be gone.
  addEventListener('click', notePress, true);
  addEventListener(ORDER_PLACED, () => {
    const press = takePress();
    if (press && isMeasured()) send(press);
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  addEventListener('pagehide', report);

  return () => {
    report();
    const blocks = document.querySelectorAll(BLOCKS);
    // The same page is drawn again when only its query has changed.
    if (location.pathname !== page) {
      page = location.pathname;
      isVisit = blocks.length > 0;
      seen.clear();
      told.clear();
    }
    watch(blocks);
  };
}
