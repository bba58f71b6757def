import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { EditorContext } from '../../editing';
import { pageOf, SCHEMAS, titlesOf } from '../../editing/testing/documents';
import { draftStore } from '../../editing/testing/draft-store';
import { HistoryPanel, type HistoryPanelProps } from './history-panel';

const madeAt = '2026-11-20T09:00:00.000Z';
const LATEST = { number: 2, madeBy: 'Анна Ветрова', madeAt, note: 'Новые сроки', document: pageOf('Завтра') };
const FIRST = { number: 1, madeBy: null, madeAt, note: '', document: pageOf('Сегодня') };
const VERSIONS = { data: { staffVersions: [LATEST, FIRST] } };
const KEPT = { number: 7, madeBy: 'Олег Лунин', madeAt, document: pageOf('Послезавтра') };
const keptOf = (...drafts: object[]) => ({ data: { staffKeptDrafts: drafts } });

/** The kept drafts are asked for first. */
function setUp(answers: readonly ApiAnswer[], changes: Partial<HistoryPanelProps> = {}, text = 'Завтра') {
  const calls = { onShow: jest.fn(), onRestored: jest.fn(), onClose: jest.fn() };
  const store = draftStore(pageOf(text));
  const Page = () => (
    <EditorContext value={store}>
      <HistoryPanel pageId="rental" liveVersion={2} schemas={SCHEMAS} canRestore {...calls} {...changes} />
    </EditorContext>
  );
  return { ...calls, store, ...renderPage(Page, { api: fakeApi(...answers) }) };
}

it('tells who has changed what, shows an old version in the page and restores it', async () => {
  const restored = { data: { staffRestore: { id: 'rental', liveVersion: 3 } } };
  const { api, onShow, onRestored, container } = setUp([keptOf(), VERSIONS, restored]);

  await userEvent.click(await screen.findByRole('button', { name: /Версия 2.*Анна Ветрова.*Новые сроки/ }));
  expect(screen.getByText('Сегодня').tagName).toBe('DEL');
  expect(screen.getByText('Завтра').tagName).toBe('INS');
  expect(screen.queryByRole('button', { name: 'Вернуть эту версию' })).toBeNull();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: /Версия 1.*пришла с\sсайтом/ }));
  expect(onShow).toHaveBeenLastCalledWith(FIRST.document);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть эту версию' }));

  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(api.calls.at(-1)).toEqual({ operation: 'StaffRestore', variables: { id: 'rental', number: 1 } });
});

it('asks what becomes of edits that are not on the site, before it restores a version', async () => {
  const restored = { data: { staffRestore: { id: 'rental', liveVersion: 3 } } };
  const { onRestored, store } = setUp([keptOf(), VERSIONS, restored], {}, 'Черновик');

  await userEvent.click(await screen.findByRole('button', { name: /Версия 1/ }));
  expect(screen.getByText(/черновике есть правки, которых нет/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Вернуть, правки оставить' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Вернуть без\sправок/ }));

  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(titlesOf(store.getState().document)).toEqual(['Сегодня']);
});

it('lets editors take old versions into the draft, and not restore them', async () => {
  const { store, onShow } = setUp([keptOf(), VERSIONS], { canRestore: false });

  await userEvent.click(await screen.findByRole('button', { name: /Версия 1/ }));
  expect(screen.queryByRole('button', { name: 'Вернуть эту версию' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Взять в\sчерновик/ }));

  expect(titlesOf(store.getState().document)).toEqual(['Сегодня']);
  expect(onShow).toHaveBeenLastCalledWith(null);
});

it('gives back a text that was not chosen in a conflict, as one step of the draft', async () => {
  const { store, onShow } = setUp([keptOf(KEPT), VERSIONS], {}, 'Черновик');

  await userEvent.click(await screen.findByRole('button', { name: /спор.*Олег Лунин/ }));
  expect(onShow).toHaveBeenLastCalledWith(KEPT.document);
  expect(screen.getByText('Послезавтра').tagName).toBe('INS');
  await userEvent.click(screen.getByRole('button', { name: /Взять в\sчерновик/ }));

  expect(titlesOf(store.getState().document)).toEqual(['Послезавтра']);
  expect(onShow).toHaveBeenLastCalledWith(null);
  act(() => store.getState().undo());
  expect(titlesOf(store.getState().document)).toEqual(['Черновик']);
});

it('says when the history cannot be loaded, and tries again', async () => {
  setUp([keptOf(), { code: 'INTERNAL_SERVER_ERROR' }, VERSIONS]);

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('button', { name: /Версия 2/ })).toBeVisible();
});

it('shows the versions before the latest twenty once, even after a second press', async () => {
  const versionsOf = (from: number, to: number) => ({
    data: {
      staffVersions: Array.from({ length: from - to + 1 }, (_, index) => ({ ...LATEST, number: from - index })),
    },
  });
  const { api } = setUp([keptOf(), versionsOf(22, 3), versionsOf(2, 1), versionsOf(2, 1)]);

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Показать ещё' }));

  expect(await screen.findByRole('button', { name: /Версия 1 / })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(22);
  expect(api.calls.at(-1)).toEqual({ operation: 'StaffVersions', variables: { id: 'rental', before: 3 } });
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('says when the texts that were not chosen cannot be loaded, and tries again', async () => {
  setUp([{ code: 'INTERNAL_SERVER_ERROR' }, VERSIONS, keptOf(KEPT)]);

  expect(await screen.findByText(/Отложенные тексты не\sзагрузились/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('button', { name: /спор.*Олег Лунин/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});
