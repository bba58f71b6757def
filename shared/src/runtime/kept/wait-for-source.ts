import type { Change, ListStore, Row, WaitingSource } from './list-source';

/** Stands in until the list of a user is here. */
export function waitForSource<Item extends Row>(store: ListStore<Item>, onLoad: () => void): WaitingSource<Item> {
  const early: Change<Item>[] = [];
  let lastId = 0;
  // What the guest had is on its way to the user's list.
  store.local.load();
  store.setState({ isLoading: true });
  const before = store.getState().items;
  const source: WaitingSource<Item> = {
    early,
    load: onLoad,
    change(change) {
      early.push(change);
      // Below zero: an id of the server is never met.
      store.setState({ items: change(store.getState().items, () => (lastId -= 1)) });
    },
    leave: () => (early.length > 0 ? { before, after: store.getState().items, isEarly: true } : null),
  };
  store.source = source;
  return source;
}
