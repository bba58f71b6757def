import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { PageTestSection, type PageTestSectionProps } from './page-test-section';

const RUNNING = {
  ...{ id: 7, numberA: 3, numberB: 4, share: 25, goal: 'forms', startedAt: '2026-11-21T09:00:00.000Z' },
  ...{ startedBy: 'Анна Ветрова', endsAt: '2027-02-19T09:00:00.000Z', endedAt: null, outcome: null, faults: [] },
  ...{ a: { visitors: 300, successes: 9 }, b: { visitors: 100, successes: 5 } },
};
const ENDED = { ...RUNNING, endedAt: '2026-11-30T09:00:00.000Z' };
const answer = (staffPageTest: object | null): ApiAnswer => ({ data: { staffPageTest } });

function setUp(answers: readonly ApiAnswer[], changes: Partial<PageTestSectionProps> = {}) {
  const calls = { save: jest.fn(async () => 5), onChanged: jest.fn() };
  const state = { pageId: 'rental', liveVersion: 3, hasEdits: true, canPublish: true };
  const Page = () => <PageTestSection {...state} {...calls} {...changes} />;
  return { ...calls, ...renderPage(Page, { api: fakeApi(...answers) }) };
}

/** The cells of a row, with plain spaces. */
function cellsOf(row: RegExp): string[] {
  const found = within(screen.getByRole('table', { name: 'Версии A и B' })).getByRole('row', { name: row });
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
}

it('starts a test of the saved draft: on whom, and what decides', async () => {
  const { api, onChanged, container } = setUp([answer(null), { data: { staffStartTest: RUNNING } }]);

  await userEvent.click(await screen.findByRole('button', { name: 'Начать A/B-тест…' }));
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('radio', { name: /25/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Заказы/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Начать тест' }));

  expect(await screen.findByRole('heading', { name: 'Идёт A/B-тест' })).toBeVisible();
  expect(api.calls.at(-1)).toEqual({
    operation: 'StaffStartTest',
    variables: { id: 'rental', revision: 5, number: null, share: 25, goal: 'orders' },
  });
  expect(onChanged).toHaveBeenCalled();
});

it('lets nobody try by accident what is not new: without edits a version has to be chosen', async () => {
  const { api, container } = setUp([answer(null), { data: { staffStartTest: RUNNING } }], { hasEdits: false });

  await userEvent.click(await screen.findByRole('button', { name: 'Начать A/B-тест…' }));
  const version = screen.getByRole('combobox', { name: 'Версия B' });
  expect(within(version).queryByRole('option', { name: 'Черновик' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Начать тест' }));
  expect(version).toHaveAccessibleDescription(/нет правок/);
  expect(api.calls).toHaveLength(1);
  await expectNoAxeViolations(container);

  await userEvent.selectOptions(version, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Начать тест' }));
  await screen.findByRole('heading', { name: 'Идёт A/B-тест' });
  expect(api.calls.at(-1)?.variables).toMatchObject({ number: 2, share: 50, goal: 'forms' });
});

it('says what to do where there is nothing to compare', async () => {
  setUp([answer(null)], { hasEdits: false, liveVersion: 1 });

  await userEvent.click(await screen.findByRole('button', { name: 'Начать A/B-тест…' }));
  expect(screen.getByText(/сравнивать нечего/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(screen.getByRole('button', { name: 'Начать A/B-тест…' })).toBeVisible();
});

it.each<[string, ApiAnswer, RegExp]>([
  ['the words of the API', { code: 'CONFLICT', message: 'На эту страницу запланирована публикация' }, /запланирована/],
  [
    'what is wrong with B',
    { code: 'BAD_REQUEST', faults: [{ path: 'a', code: 'count', text: 'Шесть из семи' }] },
    /Шесть/,
  ],
])('says why no test has begun: %s', async (_what, refusal, words) => {
  const { onChanged } = setUp([answer(null), refusal]);

  await userEvent.click(await screen.findByRole('button', { name: 'Начать A/B-тест…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Начать тест' }));

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Начать тест' })).toBeEnabled();
  expect(onChanged).not.toHaveBeenCalled();
});

it('sets both versions of a running test beside each other', async () => {
  const { container } = setUp([answer(RUNNING)]);

  expect(await screen.findByRole('columnheader', { name: /B: версия\s4\s?25/ })).toBeVisible();
  expect(cellsOf(/Посетители/)).toEqual(['300', '100']);
  expect(cellsOf(/Заявки/)).toEqual(['93 на 100', '55 на 100']);
  expect(screen.getByText(/может быть случайной/)).toBeVisible();
  await expectNoAxeViolations(container);
});

it.each([
  ['Оставить', false],
  ['Взять', true],
])('ends a test by hand after a second press: %s', async (name, takesB) => {
  const ended = { ...ENDED, outcome: takesB ? 'tookB' : 'keptA' };
  const { api, onChanged } = setUp([answer(RUNNING), { data: { staffEndTest: ended } }]);

  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
  expect(screen.getByRole('status')).toHaveTextContent(takesB ? /версию\sB/ : /версию\sA/);
  await userEvent.click(screen.getByRole('button', { name: 'Закончить тест' }));

  expect(await screen.findByText(/Закончен вручную/)).toBeVisible();
  expect(api.calls.at(-1)).toEqual({ operation: 'StaffEndTest', variables: { id: 'rental', takesB } });
  expect(onChanged).toHaveBeenCalled();
});

it.each([
  ['wonA', /Лучше версия\sA/],
  ['wonB', /Лучше версия\sB/],
  ['undecided', /Разница не\sпроявилась/],
  ['broken', /не\sсмог показать версию\sB.*Блок падает/],
  ['stopped', /Остановлен/],
] as const)('tells how a test has ended, and offers another: %s', async (outcome, words) => {
  setUp([answer({ ...ENDED, outcome, faults: [{ text: 'Блок падает' }] })]);

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Версии A и B' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Начать A/B-тест…' })).toBeVisible();
});

it('lets an editor look only', async () => {
  setUp([answer(RUNNING)], { canPublish: false });

  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says when a test cannot be loaded, and tries again', async () => {
  setUp([{ code: 'INTERNAL_SERVER_ERROR' }, answer(RUNNING)]);

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('heading', { name: 'Идёт A/B-тест' })).toBeVisible();
});
