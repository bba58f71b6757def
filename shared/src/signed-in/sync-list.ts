import { readToken, type RequestError } from '@shop/shared/runtime';
import type { StoreApi } from 'zustand/vanilla';
import type { SetCartInput } from '../generated/graphql';
import type { ListView, StoredList } from '../runtime/shop/stored-list';
import type { ShopStorage } from '../runtime/shop/storage';
import { addRows, changesBetween, localRows, type ProductRow } from './rows';

/** A user's list on the server. */
export interface ServerList<Item> {
  fetch: () => Promise<Item[]>;
  /** Sets rows to their counts, 0 to remove. Returns all rows that the server then has. */
  send: (changes: SetCartInput[]) => Promise<Item[]>;
  /** The rows of a user after a guest with these rows has signed in. */
  join: (server: readonly Item[], guest: readonly Item[]) => readonly Item[];
  onJoined?: () => void;
  /** The server has refused a change, and the list is reverted. */
  onRefused: (error: RequestError) => void;
}

/**
 * Keeps a list in sync with its server for this session: one call at a time, with all differences.
 */
export function syncList<Item extends ProductRow>(
  { list, setState }: StoreApi<ListView<Item>> & { list: StoredList<Item> },
  storage: ShopStorage,
  server: ServerList<Item>,
): void {
  const { keys } = list;
  const token = readToken();
  let isStale = false;
  let running: Promise<void> | null = null;

  // The user has signed out or another one has signed in, maybe in another tab. One user's rows
  // must not reach the next.
  const isOver = () => readToken() !== token;
  const has = (key: string) => storage.read(key) !== null;

  const show = (confirmed: readonly Item[], rows: readonly Item[]) => {
    list.key = keys.user;
    storage.write(keys.confirmed, confirmed);
    list.write(rows);
    setState({ isLoading: false, hasFailed: false });
  };

  /** @returns whether there may be more to do */
  const step = async (): Promise<boolean> => {
    const confirmed = has(keys.confirmed) ? list.read(keys.confirmed) : null;
    if (confirmed) list.key = keys.user;
    const sent = list.read();
    const changes = confirmed ? changesBetween(confirmed, sent) : [];
    if (confirmed && changes.length === 0) {
      if (has(keys.guest)) server.onJoined?.();
      storage.remove(keys.guest);
      if (!isStale) return false;
    }
    isStale = false;
    try {
      const answer = await (changes.length > 0 ? server.send(changes) : server.fetch());
      if (isOver()) return false;
      const rows = list.read();
      const local = localRows(answer, rows);
      if (confirmed && changesBetween(sent, rows).length === 0) show(local, local);
      // The list has changed since the call, maybe in another tab. Those changes are sent before
      // the answer is shown.
      else if (changes.length > 0) storage.write(keys.confirmed, sent);
      // The first answer. Earlier presses, and the guest's rows, are still to be sent.
      else if (!has(keys.confirmed))
        show(local, list.key === keys.guest ? server.join(local, rows) : addRows(local, rows));
      return true;
    } catch (reason) {
      if (isOver()) return false;
      const error = reason as RequestError; // query and mutate reject with nothing else
      // Changes that the network lost are sent again later. So is a guest's list, unless it is
      // invalid.
      const isRefused = error.code === 'BAD_REQUEST' || (error.code !== 'NETWORK_ERROR' && !has(keys.guest));
      if (!confirmed || changes.length === 0 || !isRefused) {
        setState({ isLoading: false, hasFailed: !confirmed && !has(keys.guest) });
        return false;
      }
      server.onRefused(error);
      storage.remove(keys.guest);
      show(confirmed, confirmed);
      isStale = true;
      return true;
    }
  };

  const takeSteps = async () => {
    let hasMore = true;
    while (hasMore) hasMore = !isOver() && (await step());
    running = null;
  };

  list.sync = (isForced = false) => {
    isStale ||= isForced;
    running ??= takeSteps();
    return running;
  };
  addEventListener('online', () => void list.sync?.());
}
