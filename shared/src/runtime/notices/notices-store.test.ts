import { createNoticesStore } from './notices-store';

describe('createNoticesStore', () => {
  it('shows three notices at most, the newest last', () => {
    const store = createNoticesStore();

    for (const title of ['1', '2', '3', '4']) store.getState().show({ title });

    expect(store.getState().notices.map(({ title }) => title)).toEqual(['2', '3', '4']);
  });

  it('shows the same words once, the last time they were said', () => {
    const store = createNoticesStore();
    const undo = jest.fn();

    for (const text of ['a', 'b']) store.getState().show({ title: 'Убрали', text });
    store.getState().show({ title: 'Убрали', text: 'a', action: { text: 'Вернуть', run: undo } });

    expect(store.getState().notices).toMatchObject([{ text: 'b' }, { text: 'a', action: { run: undo } }]);
  });

  it('gives each notice its own id, also after older ones are gone', () => {
    const store = createNoticesStore();
    store.getState().show({ title: 'a' });
    const [first] = store.getState().notices;

    store.getState().dismiss(first?.id ?? 0);
    store.getState().show({ title: 'b' });

    expect(store.getState().notices).toHaveLength(1);
    expect(store.getState().notices[0]?.id).not.toBe(first?.id);
  });

  it('removes only the dismissed notice', () => {
    const store = createNoticesStore();
    store.getState().show({ title: 'a' });
    store.getState().show({ title: 'b' });

    store.getState().dismiss(store.getState().notices[0]?.id ?? 0);
    store.getState().dismiss(999);

    expect(store.getState().notices.map(({ title }) => title)).toEqual(['b']);
  });
});
