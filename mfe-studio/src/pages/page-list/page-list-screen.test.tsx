import { expectNoAxeViolations, fakeApi, renderPage, userEvent, withRights } from '@shop/shared/testing';
import { heading, list, shape, text } from '@shop/shared/page-documents';
import { screen, waitFor, within } from '@testing-library/react';
import { Screen as PageList } from './page-list-screen';

const mockRead = jest.fn();
jest.mock('../../features/word-files/read-word-file', () => ({
  readWordFile: (...given: unknown[]): unknown => mockRead(...given),
}));

const Screen = withRights(PageList, 'pages');

const RENTAL = {
  ...{
    id: 'rental',
    path: '/rental',
    isCommon: false,
    title: 'Прокат — INVIS DUOS',
    newsDate: null,
    state: 'live',
    liveVersion: 7,
    publishAt: null,
    unpublishAt: null,
    approval: null,
  },
  ...{ hasUnpublished: true, liveFaults: [] },
  draft: { savedBy: 'Анна Ветрова', savedAt: '2026-01-20T11:05:00.000Z' },
};
const SALE = {
  ...{
    id: 'sale',
    path: '/sale',
    isCommon: false,
    title: 'Чёрная пятница',
    newsDate: null,
    state: 'draft',
    liveVersion: null,
  },
  ...{
    hasUnpublished: false,
    publishAt: '2026-11-30T06:00:00.000Z',
    unpublishAt: null,
    approval: null,
    liveFaults: [],
  },
  draft: { savedBy: null, savedAt: null },
};
const staffPageTotals = [{ id: 'rental', visits: 21, forms: 3 }];
const ANSWER = { data: { staffPages: [RENTAL, SALE], staffPageTotals } };

it('shows first what somebody asks to publish, the longest waiting first of all', async () => {
  const asked = (id: string, askedAt: string, note: string | null) => ({
    ...{ ...SALE, id, title: `Просят ${id}`, publishAt: null },
    approval: { askedBy: 'Олег Лунин', askedAt, note },
  });
  const late = asked('late', '2026-11-29T06:00:00.000Z', null);
  const early = asked('early', '2026-11-28T06:00:00.000Z', 'Проверьте цену');
  renderPage(Screen, { at: '/studio', api: fakeApi({ data: { staffPages: [RENTAL, late, early], staffPageTotals } }) });

  await screen.findByRole('link', { name: 'Прокат' });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Просят early.*Олег Лунин просит опубликовать.*«Проверьте цену»/);
  expect(rows[2]).toMatch(/Просят late/);
  expect(rows[3]).toMatch(/Прокат/);
});

it('lists the pages with address, state and who has edited them', async () => {
  const { container } = renderPage(Screen, { at: '/studio', api: fakeApi(ANSWER) });

  expect(await screen.findByRole('link', { name: 'Прокат' })).toHaveAttribute('href', '/studio/rental');
  expect(screen.getByRole('cell', { name: '/rental' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /На\s+сайте: версия 7.*Есть новые правки/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: /^21\sпосещение, 3\sзаявки$/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: /Анна Ветрова, 20 января/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: /Запланировано: .*09:00/ })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('finds a page by a part of its name or address', async () => {
  renderPage(Screen, { at: '/studio', api: fakeApi(ANSWER) });
  await screen.findByRole('link', { name: 'Прокат' });

  await userEvent.keyboard('/черная'); // `/` leads into the search

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Прокат' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Чёрная пятница' })).toBeVisible();
});

it('draws the beginning of a long list at once, then all of it', async () => {
  const pages = Array.from({ length: 200 }, (_, index) => ({ ...RENTAL, id: `p${index}`, title: `Страница ${index}` }));
  const { container } = renderPage(Screen, {
    at: '/studio',
    api: fakeApi({ data: { staffPages: pages, staffPageTotals } }),
  });
  const drawn: number[] = [];
  const observer = new MutationObserver(() => drawn.push(container.querySelectorAll('tbody tr').length));
  observer.observe(container, { childList: true, subtree: true });

  await waitFor(() => expect(container.querySelectorAll('tbody tr')).toHaveLength(200));
  observer.disconnect();

  expect(drawn.filter((count) => count > 0)).toEqual(expect.arrayContaining([60, 200]));
  await userEvent.type(screen.getByRole('searchbox'), 'страница 17');
  await waitFor(() => expect(container.querySelectorAll('tbody tr')).toHaveLength(11));
});

it('tells news apart: by their day, and in a group of their own with the newest first', async () => {
  const news = (id: string, title: string, newsDate: string) => ({ ...RENTAL, id, title, newsDate });
  const pages = [
    RENTAL,
    news('a', 'Старая', '2026-10-01'),
    news('b', 'Свежая', '2026-11-25'),
    news('c', 'Будущая', ''),
  ];
  renderPage(Screen, { at: '/studio', api: fakeApi({ data: { staffPages: pages, staffPageTotals } }) });
  expect(await screen.findByText('Новость, 25 ноября 2026')).toBeVisible();
  expect(screen.getByText('Новость без даты')).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: 'Новости' }));

  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Свежая', 'Старая', 'Будущая']);
  await userEvent.click(screen.getByRole('radio', { name: 'Страницы' }));
  expect(names()).toEqual(['Прокат']);
});

it('suggests an address among the news for a piece of news', async () => {
  renderPage(Screen, { at: '/studio', api: fakeApi(ANSWER) });
  await screen.findByRole('link', { name: 'Прокат' });
  await userEvent.click(screen.getByRole('button', { name: 'Новая страница' }));
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveFocus();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^С\sчего начать/ }), 'Новость');
  await userEvent.type(screen.getByRole('textbox', { name: 'Название' }), 'Склад');

  expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveValue('/news/sklad');
});

it('makes a page from another one, and says at its field why the address is refused', async () => {
  const taken = { code: 'CONFLICT', fields: { path: 'Адрес /rental занят страницей «Прокат»' } };
  const api = fakeApi(ANSWER, taken, { data: { staffCreatePage: { id: 'new' } } });
  renderPage(Screen, { at: '/studio', api });
  await screen.findByRole('link', { name: 'Прокат' });

  await userEvent.click(screen.getByRole('button', { name: 'Новая страница' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^С\sчего начать/ }), 'Прокат');
  await userEvent.type(screen.getByRole('textbox', { name: 'Название' }), 'Каршеринг');
  const address = screen.getByRole('textbox', { name: 'Адрес' });
  expect(address).toHaveValue('/karshering');
  await userEvent.clear(address);
  await userEvent.type(address, '/rental');
  await userEvent.type(screen.getByRole('textbox', { name: 'Название' }), ' 24');
  expect(address).toHaveValue('/rental');
  await userEvent.click(screen.getByRole('button', { name: 'Создать черновик' }));

  expect(await screen.findByText('Адрес /rental занят страницей «Прокат»')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Адрес' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Адрес' }), '/carsharing');
  await userEvent.click(screen.getByRole('button', { name: 'Создать черновик' }));

  expect(await screen.findByText('Открыта страница /studio/new')).toBeVisible();
  expect(api.calls.at(-1)?.variables).toEqual({ from: 'rental', path: '/carsharing', title: 'Каршеринг 24' });
});

it('makes a page from a template, with samples that say what to write', async () => {
  const RichText = shape(
    { id: text('Якорь', { role: 'anchor' }), heading: heading('Заголовок'), nodes: list(text('Текст'), 'Части') },
    'Текст',
  );
  const made = { data: { staffCreatePage: { id: 'new' } } };
  const api = fakeApi(ANSWER, { data: { staffSchemas: { kinds: { RichText } } } }, made);
  renderPage(Screen, { at: '/studio', api });
  await screen.findByRole('link', { name: 'Прокат' });
  await userEvent.click(screen.getByRole('button', { name: 'Новая страница' }));

  const start = screen.getByRole('combobox', { name: /^С\sчего начать/ });
  expect(within(within(start).getByRole('group', { name: 'Шаблон' })).getAllByRole('option')).toHaveLength(5);
  expect(start).toHaveAccessibleDescription(/Заголовок и\sабзац/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Название' }), 'Фермам');
  await userEvent.click(screen.getByRole('button', { name: 'Создать черновик' }));

  expect(await screen.findByText('Открыта страница /studio/new')).toBeVisible();
  expect(api.calls.at(-1)?.variables).toMatchObject({
    ...{ path: '/fermam', title: 'Фермам' },
    document: {
      root: { props: { path: '/fermam', title: 'Фермам' } },
      content: [{ type: 'RichText', props: { id: 'rich-text', heading: 'Напишите: о чём страница…' } }],
    },
  });
});

it('deletes a draft that was never published, and puts it back', async () => {
  const DRAFT = { ...SALE, id: 'draft', title: 'Распродажа', path: '/outlet', publishAt: null };
  const withDraft = { data: { staffPages: [RENTAL, SALE, DRAFT], staffPageTotals } };
  const done = { data: { staffDeletePage: { success: true } } };
  const api = fakeApi(withDraft, done, ANSWER, { data: { staffUndeletePage: { id: 'draft' } } }, withDraft);
  const { container } = renderPage(Screen, { at: '/studio', api });
  await screen.findByRole('link', { name: 'Распродажа' });

  // Neither what is live nor what is planned.
  await userEvent.click(screen.getByRole('button', { name: /^Удалить черновик/ }));

  expect(await screen.findByText('Черновик «Распродажа» удалён')).toHaveFocus();
  expect(api.calls.at(-2)?.variables).toEqual({ id: 'draft' });
  expect(screen.queryByRole('link', { name: 'Распродажа' })).toBeNull();
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));

  expect(await screen.findByRole('link', { name: 'Распродажа' })).toBeVisible();
  expect(screen.queryByText(/удалён/)).toBeNull();
});

it('lists drafts that were deleted some time ago, and puts one back', async () => {
  const gone = [{ id: 'gone', path: '/gone', title: 'Весна — INVIS DUOS', deletedAt: '2026-11-28T11:05:00.000Z' }];
  const back = { ...SALE, id: 'gone', title: 'Весна', path: '/gone', publishAt: null };
  const api = fakeApi(
    ANSWER,
    { data: { staffDeletedPages: gone } },
    { data: { staffUndeletePage: { id: 'gone' } } },
    { data: { staffPages: [RENTAL, SALE, back], staffPageTotals } },
    { data: { staffDeletedPages: [] } },
  );
  const { container } = renderPage(Screen, { at: '/studio', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалённые черновики' }));

  expect(await screen.findByText('Весна')).toBeVisible();
  expect(screen.getByText(/^\/gone, удалён 28 ноября.*14:05$/)).toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть черновик «Весна»' }));

  expect(await screen.findByRole('link', { name: 'Весна' })).toHaveAttribute('href', '/studio/gone');
  expect(await screen.findByText('Удалённых черновиков нет')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Удалённые черновики' })).toHaveFocus();
});

it('says that the list of deleted drafts has not come, and asks again', async () => {
  const refused = { code: 'INTERNAL_SERVER_ERROR' } as const;
  renderPage(Screen, { at: '/studio', api: fakeApi(ANSWER, refused, { data: { staffDeletedPages: [] } }) });

  await userEvent.click(await screen.findByRole('button', { name: 'Удалённые черновики' }));

  expect(await screen.findByText(/Список не\sзагрузился/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Удалённых черновиков нет')).toBeVisible();
});

it('adds to the open list of deleted drafts the one that is deleted now', async () => {
  const DRAFT = { ...SALE, id: 'draft', title: 'Распродажа', path: '/outlet', publishAt: null };
  const gone = { id: 'draft', path: '/outlet', title: 'Распродажа', deletedAt: '2026-11-28T11:05:00.000Z' };
  const api = fakeApi(
    { data: { staffPages: [RENTAL, SALE, DRAFT], staffPageTotals } },
    { data: { staffDeletedPages: [] } },
    { data: { staffDeletePage: { success: true } } },
    ANSWER,
    { data: { staffDeletedPages: [gone] } },
  );
  renderPage(Screen, { at: '/studio', api });
  await userEvent.click(await screen.findByRole('button', { name: 'Удалённые черновики' }));
  await screen.findByText('Удалённых черновиков нет');

  await userEvent.click(screen.getByRole('button', { name: /^Удалить черновик/ }));

  expect(await screen.findByRole('button', { name: 'Вернуть черновик «Распродажа»' })).toBeVisible();
});

it('says why a draft is not deleted', async () => {
  const DRAFT = { ...SALE, publishAt: null };
  const answer = { data: { staffPages: [DRAFT], staffPageTotals: [] } };
  const refusal = { code: 'CONFLICT', message: 'Эта страница сейчас открыта у других: Анна Ветрова' };
  const { shop } = renderPage(Screen, { at: '/studio', api: fakeApi(answer, refusal, answer) });

  await userEvent.click(await screen.findByRole('button', { name: 'Удалить черновик «Чёрная пятница»' }));

  await waitFor(() =>
    expect(shop.notices.getState().notices).toMatchObject([
      { kind: 'error', title: 'Черновик не\u00A0удалён', text: refusal.message },
    ]),
  );
  expect(screen.getByRole('link', { name: 'Чёрная пятница' })).toBeVisible();
});

it('copies the page that the editor has asked for', async () => {
  const { container } = renderPage(Screen, { at: '/studio?copy=sale', api: fakeApi(ANSWER) });

  expect(await screen.findByRole('combobox', { name: /^С\sчего начать/ })).toHaveDisplayValue('Чёрная пятница');
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));

  expect(container).not.toHaveTextContent(/С\sчего начать/);
});

it('can try again when the API does not answer', async () => {
  renderPage(Screen, { at: '/studio', api: fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, ANSWER) });

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('link', { name: 'Прокат' })).toBeVisible();
});

describe('a file of Word', () => {
  const DOCUMENT = { root: { props: { path: '/zima', title: 'Зима', description: '' } }, content: [] };
  const choose = (name: string) =>
    userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Файл Word'), new File(['x'], name));

  beforeEach(() => mockRead.mockReset());

  it('becomes a draft at a free address, and what is left out of it is said', async () => {
    mockRead.mockResolvedValue({ title: 'Зима', documentAt: () => DOCUMENT, lost: 'Не вошли: 1 картинка.' });
    const taken = { code: 'CONFLICT', fields: { path: 'Адрес занят' } };
    const api = fakeApi(ANSWER, { data: { staffSchemas: { kinds: {} } } }, taken, {
      data: { staffCreatePage: { id: 'winter' } },
    });
    const { container } = renderPage(Screen, { at: '/studio', api });
    await screen.findByRole('link', { name: 'Прокат' });

    await choose('Зима.docx');

    expect(await screen.findByRole('alert')).toHaveTextContent('Черновик готов: Зима. Не вошли: 1 картинка.');
    expect(screen.getByRole('link', { name: 'Зима' })).toHaveAttribute('href', '/studio/winter');
    expect(api.calls.at(-1)?.variables).toMatchObject({ path: '/zima-2', title: 'Зима' });
    await expectNoAxeViolations(container);
  });

  it.each([
    ['смета.pdf', /Подходит файл \.docx/],
    ['Зима.docx', /Файл не\sчитается/],
  ])('is refused with the way out: %s', async (name, text) => {
    mockRead.mockRejectedValue(new Error('no zip'));
    renderPage(Screen, { at: '/studio', api: fakeApi(ANSWER, { data: { staffSchemas: { kinds: {} } } }) });
    await screen.findByRole('link', { name: 'Прокат' });

    await choose(name);

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

it('has common blocks in a group of their own, without an address', async () => {
  const form = { ...RENTAL, id: 'c1', path: null, isCommon: true, title: 'Заявка' };
  renderPage(Screen, { at: '/studio', api: fakeApi({ data: { staffPages: [RENTAL, form], staffPageTotals } }) });
  await screen.findByRole('link', { name: 'Прокат' });
  expect(screen.getByRole('cell', { name: 'Общий блок' })).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: 'Общие блоки' }));

  expect(screen.getByRole('link', { name: 'Заявка' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Прокат' })).toBeNull();
});
