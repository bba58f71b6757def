import { fakeApi, renderPage } from '@shop/shared/testing';
import { act } from '@testing-library/react';
import { EditorContext } from '../../editing';
import { pageOf } from '../../editing/testing/documents';
import { draftStore } from '../../editing/testing/draft-store';
import { useDraftNews } from './use-draft-news';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setUp(hasVisitors: boolean) {
  const store = draftStore(pageOf('А'));
  const hear = jest.spyOn(store.getState(), 'hear');
  const News = () => {
    useDraftNews('rental', hasVisitors);
    return null;
  };
  const api = fakeApi({ data: { staffPage: { draft: { revision: 4 } } } }, { code: 'NETWORK_ERROR' });
  renderPage(
    () => (
      <EditorContext value={store}>
        <News />
      </EditorContext>
    ),
    { api },
  );
  return { api, hear };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('hears within 4 s of what others save, and goes on without an answer', async () => {
  const { api, hear } = setUp(true);

  await pass(4100);
  expect(hear).toHaveBeenCalledWith(4);
  await pass(4000);

  expect(api.calls.map(({ operation }) => operation)).toEqual(['DraftRevision', 'DraftRevision']);
  expect(hear).toHaveBeenCalledTimes(1);
});

it('asks for nothing while nobody else is there, or the window is not seen', async () => {
  const { api } = setUp(false);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const hidden = setUp(true);

  await pass(60_000);

  expect([...api.calls, ...hidden.api.calls]).toEqual([]);
});
