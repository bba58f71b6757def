import type { Change, ListStore, Row } from './list-source';

/** Stands in until the list of a user is here. */
export function waitForSource<Item extends Row>(store: ListStore<Item>, onLoad: () => void): Change<Item>[] {
  const early: Change<Item>[] = [];
  let lastId = 0;
  // What the guest had is on its way to the user's list.
  store.local.load();
  store.setState({ isLoading: true });
  store.source = {
    early,
    load: onLoad,
    change(change) {
      early.push(change);
      // Below zero: an id of the server is never met.
      store.setState({ items: change(store.getState().items, () => (lastId -= 1)) });
    },
  };
  return early;
}
