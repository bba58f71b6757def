import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import { EditorContext } from '../../editing';
import { pageOf, SCHEMAS, titlesOf } from '../../editing/testing/documents';
import { draftStore } from '../../editing/testing/draft-store';
import { DraftChanges } from './draft-changes';

const madeAt = '2026-11-20T09:00:00.000Z';
const live = { number: 2, madeBy: null, madeAt, note: '', document: pageOf('На сайте', 'Общий') };
const VERSIONS = { data: { staffVersions: [live] } };

function setUp(texts: readonly string[], ...answers: ApiAnswer[]) {
  const store = draftStore(pageOf(...texts));
  const onShow = jest.fn();
  const Page = () => (
    <EditorContext value={store}>
      <DraftChanges pageId="rental" liveVersion={2} schemas={SCHEMAS} onShow={onShow} />
    </EditorContext>
  );
  return { store, onShow, ...renderPage(Page, { api: fakeApi(...answers) }) };
}

it('tells what would change on the site, and goes back to what it shows, as one step', async () => {
  const { store, onShow, container } = setUp(['Черновик', 'Общий'], VERSIONS);

  expect((await screen.findByText('На сайте')).tagName).toBe('DEL');
  expect(screen.getByText('Черновик').tagName).toBe('INS');
  expect(screen.queryByText('Общий')).toBeNull();
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: /Показать на\sстранице/ }));
  expect(onShow).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Отказаться от\sправок/ }));

  expect(titlesOf(store.getState().document)).toEqual(['На сайте', 'Общий']);
  expect(screen.getByText(/не\sотличается от\sсайта/)).toBeVisible();
  act(() => store.getState().undo());
  expect(titlesOf(store.getState().document)).toEqual(['Черновик', 'Общий']);
});

it('says when it cannot compare, and tries again', async () => {
  setUp(['Черновик', 'Общий'], { code: 'INTERNAL_SERVER_ERROR' }, VERSIONS);

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText('На сайте')).toBeVisible();
});
