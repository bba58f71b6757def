import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EditorContext } from '../../editing';
import { pageOf } from '../../editing/testing/documents';
import { draftStore } from '../../editing/testing/draft-store';
import { BlockFigures } from './block-figures';
import { FiguresPanel } from './figures-panel';

const LIVE = {
  ...{ number: 3, from: '2026-11-21', to: '2026-11-29', visits: 200, presses: 30, forms: 5, orders: 1 },
  blocks: [
    { block: 'a', seen: 200, presses: 24, forms: 0, orders: 1 },
    { block: 'b', seen: 90, presses: 6, forms: 5, orders: 0 },
  ],
};
const BEFORE = {
  ...{ number: 1, from: '2026-11-01', to: '2026-11-20', visits: 100, presses: 5, forms: 2, orders: 0 },
  blocks: [{ block: 'b', seen: 61, presses: 5, forms: 2, orders: 0 }],
};
const DAYS = [
  { day: '2026-11-20', visits: 100, presses: 5, forms: 2, orders: 0 },
  { day: '2026-11-29', visits: 200, presses: 30, forms: 5, orders: 1 },
];
const answerOf = (figures: object): ApiAnswer => ({
  data: { staffPageFigures: { today: '2026-11-30', days: DAYS, live: LIVE, before: BEFORE, ...figures } },
});

function setUp(answers: readonly ApiAnswer[], liveVersion: number | null = 3, document = pageOf('Такси', 'Вопросы')) {
  const store = draftStore(document);
  const Page = () => (
    <EditorContext value={store}>
      <FiguresPanel pageId="rental" liveVersion={liveVersion} test={null} onClose={jest.fn()} />
    </EditorContext>
  );
  return renderPage(Page, { api: fakeApi(...answers) });
}

/** The cells of a row, with plain spaces. */
function cellsOf(table: string, row: RegExp): string[] {
  const found = within(screen.getByRole('table', { name: table })).getByRole('row', { name: row });
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
}

it('sets the version on the site beside the one before, so that both can be compared', async () => {
  const { container } = setUp([answerOf({})]);

  expect(await screen.findByRole('columnheader', { name: /Версия 3, на\sсайте\s?с\s21\sноября/ })).toBeVisible();
  expect(cellsOf('Версии страницы', /Посещения/)).toEqual(['20020 в день', '1005 в день']);
  expect(cellsOf('Версии страницы', /Нажатия/)).toEqual(['3015 на 100', '55 на 100']);
  expect(cellsOf('Версии страницы', /Заявки/)).toEqual(['50,5 в день', '20,1 в день']);
  expect(cellsOf('Версии страницы', /Заказы/)).toEqual(['10,5 на 100', '00 на 100']);
  await expectNoAxeViolations(container);
});

it('leaves out a hidden block that nobody can have seen', async () => {
  const document = pageOf('Такси', 'Вопросы', 'Скрытый');
  const content = document.content.map((block) => ({ ...block, isHidden: true as const }));
  setUp([answerOf({})], 3, { ...document, content });

  const table = await screen.findByRole('table', { name: 'Блоки страницы' });

  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Такси', 'Вопросы']);
});

it('shows for each block who saw and pressed it, in the order of the page', async () => {
  setUp([answerOf({})]);

  expect(await screen.findByRole('table', { name: 'Блоки страницы' })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Блоки страницы' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'УвиделиНажатияЗаявкиЗаказы',
    'Такси',
    '100 %2401',
    'Вопросы',
    '45 %было 61 %650',
  ]);
});

it('draws visits by day, and says them in numbers', async () => {
  setUp([answerOf({})]);

  expect(await screen.findByRole('img', { name: /больше всего 200, 29\sноября/ })).toBeVisible();
  await userEvent.click(screen.getByText(/По\sдням/));
  expect(cellsOf('По дням', /20\sноября/)).toEqual(['100', '5', '2', '0']);
});

it.each([
  ['a page that is on the site', 3, /Посещений пока не\sбыло/],
  ['a page that is not', null, /Страницы нет на\sсайте/],
])('says that nobody came to %s', async (_what, liveVersion, words) => {
  setUp([answerOf({ days: [], live: null, before: null })], liveVersion);

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says when the figures cannot be loaded, and tries again', async () => {
  setUp([{ code: 'INTERNAL_SERVER_ERROR' }, answerOf({})]);

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('table', { name: 'Версии страницы' })).toBeVisible();
});

describe('the figures of a block', () => {
  const setUpBlock = (blockId: string, figures: object = {}) =>
    renderPage(() => <BlockFigures pageId="rental" liveVersion={3} blockId={blockId} />, {
      api: fakeApi(answerOf(figures)),
    });

  it('say who saw it, and the same of the version before', async () => {
    setUpBlock('b');

    expect(await screen.findByText(/Версия 3, на\sсайте: увидели 45\s%, 6\sнажатий, 5\sзаявок/)).toBeVisible();
    expect(screen.getByText(/Версия 1: увидели 61\s%, 5\sнажатий, 2\sзаявки/)).toBeVisible();
  });

  it('say nothing of a page that nobody has visited', async () => {
    const { api, container } = setUpBlock('b', { live: { ...LIVE, visits: 0, blocks: [] } });

    await waitFor(() => expect(api.calls).toHaveLength(1));
    await act(async () => undefined); // the answer has come
    expect(container).toHaveTextContent('');
  });
});
