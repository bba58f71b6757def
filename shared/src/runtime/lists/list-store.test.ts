import { createListStore } from './list-store';

interface Row {
  id: number;
  name: string;
}

describe('createListStore', () => {
  it('is empty and loading before the first answer', () => {
    const state = createListStore<Row>().getState();

    expect(state).toMatchObject({ items: [], revision: 0, isLoading: true, loadedAt: null, hasFailed: false });
    expect(state.byId.size).toBe(0);
  });

  it('counts as loaded when the server already had the items', () => {
    const state = createListStore([{ id: 7, name: 'INVIS DUOS' }], 1000).getState();

    expect(state).toMatchObject({ revision: 1, isLoading: false, loadedAt: 1000 });
    expect(state.byId.get(7)?.name).toBe('INVIS DUOS');
  });

  it('sets the timestamp and the loading flag when a load starts', () => {
    const store = createListStore<Row>([{ id: 1, name: 'old' }], 1000);

    store.getState().start(5000);

    expect(store.getState()).toMatchObject({ isLoading: true, loadedAt: 5000, items: [{ id: 1, name: 'old' }] });
  });

  it('replaces items and index, and increases the revision', () => {
    const store = createListStore<Row>([{ id: 1, name: 'old' }]);
    store.getState().start(1);

    store.getState().replace([{ id: 2, name: 'new' }]);

    const { items, byId, revision, isLoading } = store.getState();
    expect(items).toEqual([{ id: 2, name: 'new' }]);
    expect([...byId.keys()]).toEqual([2]);
    expect(revision).toBe(2);
    expect(isLoading).toBe(false);
  });

  it('keeps the old items and stops loading on a failure, and forgets the failure with the next answer', () => {
    const store = createListStore<Row>([{ id: 1, name: 'old' }]);
    store.getState().start(1);

    store.getState().fail();
    expect(store.getState()).toMatchObject({ isLoading: false, hasFailed: true, revision: 1 });
    expect(store.getState().items).toHaveLength(1);

    store.getState().replace([]);
    expect(store.getState()).toMatchObject({ hasFailed: false, revision: 2 });
  });
});
