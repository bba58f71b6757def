import type { RequestError } from '../graphql/request-error';
import type { Change, ListSource, ListStore, Row, WaitingSource } from '../runtime/kept/list-source';
import { isSessionOver } from './is-session-over';

/** What the server holds after a call. */
export interface Outcome<Item> {
  known: Item[];
  /** Brings what is on screen to what the server made of it. */
  adjust?: (shown: readonly Item[]) => Item[];
}

/** A list on the server. Rows carry the ids of the screen. */
export interface ServerRows<Item> {
  fetch: () => Promise<Item[]>;
  /** The next call that brings the server to what is wanted; null when it is there. */
  plan: (known: readonly Item[], wanted: readonly Item[]) => (() => Promise<Outcome<Item>>) | null;
  nextId: () => number;
}

export interface ServerListOptions<Item> {
  rows: ServerRows<Item>;
  waiting: WaitingSource<Item>;
  /** Takes what pages that were left have not sent. */
  takeUnsent: () => Change<Item>[];
  /** Told why the server did not take a change; the list then shows what the server has. */
  onRefusal: (error: RequestError) => void;
}

/**
 * A list that is changed on screen first. One call at a time then brings the server to it: quick presses neither race
 * nor queue up, because the next call is made for what is on screen by then.
 */
export function createServerList<Item extends Row>(
  store: ListStore<Item>,
  { rows, waiting, takeUnsent, onRefusal }: ServerListOptions<Item>,
): ListSource<Item> {
  let known: Item[] | null = null;
  let isStale = false;
  let isRunning = false;
  let running = Promise.resolve();
  let isOver = false;

  const shown = () => store.getState().items;
  const show = (items: readonly Item[]) => store.setState({ items, isLoading: false, hasFailed: false });

  const fetchRows = async () => {
    const before = shown();
    const fetched = await rows.fetch();
    // Changed meanwhile: that goes to the server first, and then the rows are asked for again.
    if (known && shown() !== before) return;
    isStale = false;
    known = fetched;
    list.early = undefined;
    const changes = [...takeUnsent(), ...waiting.early.splice(0)];
    show(changes.reduce<readonly Item[]>((items, change) => change(items, rows.nextId), fetched));
  };

  const load = async () => {
    try {
      await fetchRows();
    } catch {
      isStale = false;
      if (store.source === list) store.setState({ isLoading: false, hasFailed: known === null });
    }
  };

  const rollBack = async (error: RequestError, last: Item[]) => {
    onRefusal(error);
    known = await rows.fetch().catch(() => last);
    show(known);
  };

  const nextStep = () => {
    if (isOver || store.source !== list) return null;
    const before = known;
    const call = before && rows.plan(before, shown());
    if (!before || !call) return isStale ? load : null;
    return async () => {
      try {
        const { known: after, adjust } = await call();
        known = after;
        if (adjust) show(adjust(shown()));
      } catch (error) {
        // The end of a session keeps what is on screen.
        if (isSessionOver(error)) isOver = true;
        else await rollBack(error as RequestError, before); // query and mutate reject with nothing else
      }
    };
  };

  const takeSteps = async () => {
    isRunning = true;
    for (let step = nextStep(); step; step = nextStep()) await step();
    isRunning = false;
  };

  const run = () => {
    if (!isRunning) running = takeSteps();
  };

  const list: ListSource<Item> = {
    early: waiting.early,
    load() {
      isStale = true;
      run();
    },
    change(change: Change<Item>) {
      if (!known) {
        waiting.early.push(change);
        isStale = true;
      }
      store.setState({ items: change(shown(), rows.nextId) });
      run();
    },
    leave() {
      if (!known) return waiting.leave();
      if (!rows.plan(known, shown())) return null;
      isOver = true;
      return { before: known, after: shown(), isEarly: false };
    },
    sent: () => running,
  };
  return list;
}
