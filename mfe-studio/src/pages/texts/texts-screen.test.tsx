import { expectNoAxeViolations, fakeApi, renderPage, userEvent, withRights } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Screen as Texts } from './texts-screen';

const HIT = {
  ...{ path: 'content[0].props.title', names: ['«Первый экран»', '«Заголовок»'] },
  ...{ before: 'Большая ', match: 'распродажа', after: ' зимы', isInDraft: true, isOnSite: true },
};
const SALE = {
  ...{ id: 'sale', path: '/sale', title: 'Скидки — INVIS DUOS', state: 'live', revision: 4, hasUnpublished: false },
  ...{ count: 1, hits: [HIT] },
};
const NEWS = { ...SALE, id: 'news', path: '/news', title: 'Новости — INVIS DUOS', revision: 7 };
const OLD = {
  ...{ ...SALE, id: 'old', path: '/old', title: 'Архив — INVIS DUOS', hasUnpublished: true },
  ...{ count: 0, hits: [{ ...HIT, isInDraft: false }] },
};
const found = (...pages: object[]) => ({ data: { staffFindText: pages, staffFindSiteText: [] } });
const result = (id: string, changes: object = {}) => ({
  ...{ id, title: id, count: 1, revision: 5, isOnlyEdit: true, code: null, text: null },
  ...changes,
});

const openAs = (Screen: ComponentType, ...answers: Parameters<typeof fakeApi>) => {
  const api = fakeApi(...answers);
  return { ...renderPage(Screen, { at: '/studio/texts', api, lists: { facts: [] } }), calls: api.calls };
};

const open = openAs.bind(null, withRights(Texts, 'pages'));
const openAsPublisher = openAs.bind(null, withRights(Texts, 'pages', 'publish'));

async function search(words: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Найти слова' }), words);
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
}

it('shows by page and block where words stand, with the way to their place', async () => {
  const { container } = open(found(SALE, OLD));
  await search('распродажа');

  const sale = await screen.findByRole('listitem', { name: 'Скидки' });
  expect(sale).toHaveTextContent(/Большая распродажа зимы/);
  expect(within(sale).getByRole('link')).toHaveAttribute(
    'href',
    `/studio/sale?at=${encodeURIComponent('content[0].props.title')}`,
  );
  const old = screen.getByRole('listitem', { name: 'Архив' });
  expect(old).toHaveTextContent(/только на.сайте/);
  expect(within(old).queryByRole('checkbox')).toBeNull();
  await expectNoAxeViolations(container);
});

it('shows where words stand in menus and the announcement, with the way to them for publishers', async () => {
  const quote = { before: '', match: 'Распродажа', after: ' зимы' };
  const texts = [
    { ...quote, kind: 'menu', title: 'Магазин' },
    { ...quote, kind: 'announcement', title: '' },
  ];
  const { container } = open({ data: { staffFindText: [], staffFindSiteText: texts } });
  await search('распродажа');

  const places = within(await screen.findByRole('region', { name: /Меню и\sобъявление/ }));
  expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Распродажа зимыМеню «Магазин»',
    expect.stringMatching(/^Распродажа зимыОбъявление на\sвсех страницах$/),
  ]);
  expect(places.queryByRole('link')).toBeNull(); // an editor may not change them
  expect(screen.queryByText('Таких слов нет')).toBeNull();
  await expectNoAxeViolations(container);
});

it('replaces them on the chosen pages, says how many, and names a page that was changed meanwhile', async () => {
  const stale = {
    code: 'CONFLICT',
    count: 0,
    revision: null,
    isOnlyEdit: false,
    text: 'Черновик изменился после поиска: Анна. Найдите ещё раз',
  };
  const { calls } = open(
    found(SALE, NEWS, { ...SALE, id: 'third', title: 'Третья' }),
    { data: { staffReplaceText: [result('sale'), result('news', stale)] } },
    found(NEWS),
  );
  await search('распродажа');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Третья' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Заменить на/ }), 'ярмарка');
  await userEvent.click(screen.getByRole('button', { name: /Заменить 2 на.2.страницах/ }));

  expect(await screen.findByText(/Заменено 1 на.1.странице/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('«news»: Черновик изменился после поиска: Анна');
  expect(calls[1]?.variables).toEqual({
    ...{ phrase: 'распродажа', replacement: 'ярмарка' },
    pages: [
      { id: 'sale', revision: 4 },
      { id: 'news', revision: 7 },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Скидки' })).toBeNull());
});

it('publishes the pages that have no other edit, and says which it could not', async () => {
  const fault = {
    code: 'BAD_REQUEST',
    faults: [{ path: 'content[0]', code: 'X', text: 'Нет заголовка' }],
  };
  const { calls, container } = openAsPublisher(
    found(SALE, NEWS, OLD),
    { data: { staffReplaceText: [result('sale'), result('news'), result('old', { isOnlyEdit: false })] } },
    found(),
    { data: { staffPublish: { id: 'sale', state: 'live', liveVersion: 3, publishAt: null } } },
    fault,
    found(NEWS),
  );
  await search('распродажа');
  await userEvent.type(await screen.findByRole('textbox', { name: /Заменить на/ }), 'ярмарка');
  await userEvent.click(screen.getByRole('button', { name: /Заменить 2/ }));
  expect(await screen.findByText(/На.остальных есть и.другие правки/)).toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: /Опубликовать 2.страницы/ }));

  expect(await screen.findByText(/На.сайте: 1 из.3/)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('«news»: Нет заголовка');
  expect(calls.slice(3, 5).map(({ variables }) => variables)).toEqual([
    { id: 'sale', revision: 5, note: expect.stringMatching(/Слова заменены/) },
    { id: 'news', revision: 5, note: expect.stringMatching(/Слова заменены/) },
  ]);
  expect(screen.queryByRole('link', { name: 'sale' })).toBeNull();
  expect(screen.getByRole('button', { name: /Опубликовать 1.страницу/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Понятно' })).toHaveFocus();
});

it('publishes again a page whose words are replaced again', async () => {
  const replaced = (revision: number) => ({ data: { staffReplaceText: [result('sale', { revision })] } });
  const live = { data: { staffPublish: { id: 'sale', state: 'live', liveVersion: 3, publishAt: null } } };
  const { calls } = openAsPublisher(found(SALE), replaced(5), found(SALE), live, found(SALE), replaced(6), found(SALE));
  await search('распродажа');
  await userEvent.type(await screen.findByRole('textbox', { name: /Заменить на/ }), 'большая распродажа');
  await userEvent.click(screen.getByRole('button', { name: /Заменить 1/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Опубликовать 1.страницу/ }));
  await waitFor(() => expect(calls).toHaveLength(5));

  await userEvent.click(screen.getByRole('button', { name: /Заменить 1/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Опубликовать 1.страницу/ }));

  expect(calls.at(-1)).toMatchObject({ operation: 'StaffPublish', variables: { id: 'sale', revision: 6 } });
});

it('says at its field what is wrong', async () => {
  open({ code: 'BAD_REQUEST', fields: { phrase: 'Нужны хотя бы две буквы' } });
  await search('а');

  expect(await screen.findByText('Нужны хотя бы две буквы')).toBeVisible();
});

it('says that there are no such words, and tries again without an answer', async () => {
  open({ code: 'INTERNAL_SERVER_ERROR' }, found());
  await search('пусто');
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByText('Таких слов нет')).toBeVisible();
});

it('names the data of the shop that pages show as these words, and finds where they stand', async () => {
  const api = fakeApi(found(), found(SALE));
  const price = { id: '1', key: 'server.price', name: 'Подключение к серверу, цена', value: '12\u00A0000', unit: '₽' };
  renderPage(withRights(Texts, 'pages'), { at: '/studio/texts', api, lists: { facts: [price] } });

  await search('12 000 ₽');
  expect(await screen.findByText('Таких слов нет')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Где стоит «Подключение к серверу, цена»' }));

  expect(await screen.findByRole('listitem', { name: 'Скидки' })).toBeVisible();
  expect(api.calls.at(-1)?.variables).toEqual({ phrase: '{server.price}' });
});
