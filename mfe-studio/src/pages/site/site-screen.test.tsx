import { expectNoAxeViolations, fakeApi, renderPage, userEvent, withRights } from '@shop/shared/testing';
import type { ShopStorage } from '@shop/shared/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Screen as Site } from './site-screen';

const Screen = withRights(Site, 'publish');

type Answer = Parameters<typeof fakeApi>[number];

const MENUS = [
  {
    ...{ title: 'Шапка', takes: 'nothing' },
    entries: [
      { to: '/products', text: 'Оборудование', isOwn: false },
      { to: '#', text: 'Решения', isOwn: false },
    ],
  },
  { title: 'Магазин', takes: 'links', entries: [{ to: '/info_order', text: 'Как заказать', isOwn: false }] },
];
const VK = { kind: 'vk', href: 'https://vk.com/invis' };
const NONE = { revision: 3, announcement: null, menus: [], socials: [] };
const SALE = {
  ...{ revision: 4, menus: [], socials: [] },
  announcement: { text: 'Скидки', linkText: 'Подробнее', href: '/sale', startsAt: null, endsAt: null },
};
const CHOICES: Answer = {
  data: {
    staffPages: [{ path: '/sale', title: 'Распродажа — INVIS DUOS', state: 'live' }],
    siteProducts: [],
    staffLinkedFiles: [],
  },
};

/** What a test does not look at. */
const EMPTY: Record<string, Answer[]> = { Choices: [CHOICES], StaffRedirects: [{ data: { staffRedirects: [] } }] };

/** Opens the screen with answers by operation; the last one stays. */
function open(answers: Record<string, Answer[]>, storage?: ShopStorage) {
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const asked = fakeApi();
    void asked.fetch(url, init);
    const [call] = asked.calls;
    if (!call) throw new Error('a call has a name');
    calls.push(call);
    const queue = answers[call.operation] ?? EMPTY[call.operation] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer ? fakeApi(answer).fetch(url, init) : new Promise<Response>(() => undefined);
  };
  const view = renderPage(Screen, { at: '/studio/site', api: { fetch, calls }, ...(storage && { storage }) });
  return { ...view, saves: (name = 'StaffSaveSite') => calls.filter(({ operation }) => operation === name) };
}

const loaded = (site: object): Answer => ({ data: { staffSite: site } });
const saved = (site: object): Answer => ({ data: { staffSaveSite: site } });
/** The first of this name: the bar of the announcement comes before the others. */
const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the announcement', () => {
  it('is saved with its link and its times of Moscow', async () => {
    const { saves, container } = open({ StaffSite: [loaded(NONE)], StaffSaveSite: [saved(SALE)] });
    expect(await screen.findByText(/Сейчас объявления нет/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Сохранить на/ })[0]).toBeDisabled();

    await userEvent.type(await field('Текст'), 'Скидки');
    await userEvent.type(screen.getByRole('combobox', { name: /Куда ведёт ссылка/ }), '/sale');
    expect(await screen.findByText(/^Ведёт на.страницу «Распродажа»$/)).toBeVisible();
    fireEvent.change(screen.getByLabelText(/Показывать с/), { target: { value: '2096-12-30T09:00' } });
    await expectNoAxeViolations(container);
    await press(/Сохранить на/);

    expect(await screen.findByText(/Покупатели видят его сейчас/)).toBeVisible();
    expect(saves()[0]?.variables).toEqual({
      revision: 3,
      input: {
        announcement: {
          ...{ text: 'Скидки', linkText: '', href: '/sale' },
          ...{ startsAt: '2096-12-30T06:00:00.000Z', endsAt: '' },
        },
      },
    });
  });

  it('is taken off the site', async () => {
    const { saves } = open({ StaffSite: [loaded(SALE)], StaffSaveSite: [saved(NONE)] });

    await press(/Убрать с/);

    expect(await screen.findByText(/Сейчас объявления нет/)).toBeVisible();
    expect(saves()[0]?.variables).toEqual({ revision: 4, input: { announcement: null } });
    expect(await field('Текст')).toHaveValue('');
  });

  it('says at its field what is wrong, and keeps what was typed after the tab was closed', async () => {
    const fields = { endsAt: 'Это время уже прошло' };
    const { unmount, shop } = open({
      StaffSite: [loaded(SALE)],
      StaffSaveSite: [{ code: 'BAD_REQUEST', fields }],
    });
    fireEvent.change(await screen.findByLabelText(/Показывать до/), { target: { value: '2020-01-01T09:00' } });
    await press(/Сохранить на/);
    expect(await screen.findByText(fields.endsAt)).toBeVisible();
    unmount();

    open({ StaffSite: [loaded(SALE)] }, shop.storage);

    expect(await screen.findByLabelText(/Показывать до/)).toHaveValue('2020-01-01T09:00');
    await press('Отменить правки');
    expect(screen.getByLabelText(/Показывать до/)).toHaveValue('');
  });

  it('shows both texts when somebody else was quicker, and saves the one that is chosen', async () => {
    const theirs = { ...SALE, revision: 9, announcement: { ...SALE.announcement, text: 'Чужое' } };
    const { saves } = open({
      StaffSite: [loaded(SALE), loaded(theirs)],
      StaffSaveSite: [{ code: 'CONFLICT' }, saved(theirs)],
    });
    await userEvent.type(await field('Текст'), '!');
    await press(/Сохранить на/);
    expect(await screen.findByRole('alert')).toHaveTextContent(/правили двое.*Вы: Скидки!.*На.сайте: Чужое/);
    expect(screen.getByText('Сохранено: «Чужое»')).toBeVisible();
    expect(await field('Текст')).toHaveValue('Скидки!');
    const [button] = screen.getAllByRole('button', { name: /Сохранить на/ });
    expect(button).toBeDisabled();

    await press('Оставить моё');
    await press(/Сохранить на/);

    await waitFor(() => expect(saves()[1]?.variables).toMatchObject({ revision: 9 }));
  });
});

describe('the menus', () => {
  const WITH_MENUS = { ...NONE, menus: MENUS };
  /** The bar of the announcement comes first. */
  const saveMenus = async () => {
    const [, button] = await screen.findAllByRole('button', { name: /Сохранить на/ });
    if (button) await userEvent.click(button);
  };

  it('have another order by buttons and by dragging, and keep what the site has', async () => {
    const { saves, container } = open({ StaffSite: [loaded(WITH_MENUS)], StaffSaveSite: [saved(WITH_MENUS)] });
    expect(await screen.findByRole('list', { name: 'Шапка сайта' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Удалить/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Добавить пункт: Шапка' })).toBeNull();
    await expectNoAxeViolations(container);

    await press('Опустить «Оборудование»');
    expect(screen.getByText('«Оборудование» теперь 2 из\u00A02', { normalizer: (text) => text })).toBeInTheDocument();
    await saveMenus();

    const order = [{ to: '#' }, { to: '/products' }];
    await waitFor(() =>
      expect(saves()[0]?.variables).toEqual({ revision: 3, input: { menus: [{ title: 'Шапка', entries: order }] } }),
    );

    const dataTransfer = { effectAllowed: '' };
    fireEvent.dragStart(await screen.findByRole('listitem', { name: 'Решения' }), { dataTransfer });
    fireEvent.dragOver(screen.getByRole('listitem', { name: 'Оборудование' }));
    fireEvent.drop(screen.getByRole('listitem', { name: 'Оборудование' }));
    await saveMenus();
    await waitFor(() => expect(saves()[1]?.variables.input).toEqual({ menus: [{ title: 'Шапка', entries: order }] }));
  });

  it('take an own link, say at its field what is wrong, and let it go', async () => {
    const { saves } = open({
      StaffSite: [loaded(WITH_MENUS)],
      StaffSaveSite: [{ code: 'BAD_REQUEST', fields: { 'Магазин.1.to': 'Адреса «/sal» на сайте нет' } }],
    });

    await press('Добавить пункт: Магазин');
    expect(await field('Слова')).toHaveFocus();
    await userEvent.type(await field('Слова'), 'Распродажа');
    await userEvent.type(screen.getByRole('combobox', { name: 'Куда ведёт' }), '/sal');
    await saveMenus();

    expect(await screen.findByText('Адреса «/sal» на сайте нет')).toBeVisible();
    expect(saves()[0]?.variables.input).toEqual({
      menus: [{ title: 'Магазин', entries: [{ to: '/info_order' }, { to: '/sal', text: 'Распродажа' }] }],
    });
    await press('Удалить «Распродажа»');
    expect(screen.queryByRole('textbox', { name: 'Слова' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Добавить пункт: Магазин' })).toHaveFocus();
  });
});

it('has other networks in the footer, in another order, and says at its field what is wrong', async () => {
  const { saves, container } = open({
    StaffSite: [loaded({ ...NONE, socials: [VK] })],
    StaffSaveSite: [{ code: 'BAD_REQUEST', fields: { 'socials.0.href': 'Нужен полный адрес: https://…' } }],
  });
  await press('Добавить сеть');
  const list = screen.getByRole('list', { name: 'Соцсети' });
  expect(within(list).getAllByRole('combobox', { name: 'Сеть' })[1]).toHaveFocus();
  await userEvent.selectOptions(within(list).getAllByRole('combobox', { name: 'Сеть' })[1] ?? list, 'Дзен');
  await userEvent.type(within(list).getAllByRole('textbox', { name: 'Адрес' })[1] ?? list, 'dzen.ru/invis');
  await press('Поднять «Дзен»');
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getAllByRole('button', { name: /Сохранить на/ }).at(-1) ?? list);

  expect(await screen.findByText('Нужен полный адрес: https://…')).toBeVisible();
  expect(saves()[0]?.variables.input).toEqual({ socials: [{ kind: 'dzen', href: 'dzen.ru/invis' }, VK] });
  await press('Удалить «Дзен»');
  expect(screen.getByRole('button', { name: /^Удалить «/ })).toHaveFocus(); // of the row that took its place
});

describe('redirects', () => {
  const OWN = { from: '/летняя-акция', to: '/sale', isOwn: true, madeBy: 'Анна', madeAt: '2026-11-30T09:00:00.000Z' };
  const MOVED = { ...OWN, from: '/spring', to: '/spring-sale', isOwn: false, madeBy: null };
  const listed = (...redirects: object[]): Answer => ({ data: { staffRedirects: redirects } });

  it('are added, found and removed; those of pages that moved follow by themselves', async () => {
    const { saves, container } = open({
      StaffSite: [loaded(NONE)],
      StaffRedirects: [listed(MOVED), listed(MOVED, OWN), listed(MOVED)],
      StaffAddRedirect: [{ data: { staffAddRedirect: OWN } }],
      StaffRemoveRedirect: [{ data: { staffRemoveRedirect: { success: true } } }],
    });
    expect(await screen.findByRole('listitem', { name: '/spring' })).toHaveTextContent('страница переехала');
    expect(screen.queryByRole('button', { name: /^Удалить переадресацию/ })).toBeNull();

    await userEvent.type(await field('Старый адрес'), `${location.origin}/летняя-акция`);
    await userEvent.type(screen.getByRole('combobox', { name: 'Куда приводить' }), '/sale');
    await press('Добавить');

    expect(await screen.findByRole('listitem', { name: OWN.from })).toBeVisible();
    expect(saves('StaffAddRedirect')[0]?.variables).toEqual({ from: OWN.from, to: OWN.to });
    expect(await field('Старый адрес')).toHaveValue('');
    await expectNoAxeViolations(container);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Найти переадресацию' }), 'ЛЕТНЯЯ');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '/spring' })).toBeNull());
    await press(/^Удалить переадресацию/);

    await waitFor(() => expect(saves('StaffRemoveRedirect')[0]?.variables).toEqual({ from: OWN.from }));
    expect(await screen.findByText('Таких адресов нет.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Найти переадресацию' })).toHaveFocus();
  });

  it('say at its field what is wrong, and keep what was typed', async () => {
    const from = 'Адрес /sale занят страницей «Распродажа»';
    const { unmount, shop } = open({
      StaffSite: [loaded(NONE)],
      StaffAddRedirect: [{ code: 'BAD_REQUEST', fields: { from } }],
    });
    await userEvent.type(await field('Старый адрес'), '/sale');
    await userEvent.type(screen.getByRole('combobox', { name: 'Куда приводить' }), '/rental');
    await press('Добавить');
    expect(await screen.findByText(from)).toBeVisible();
    unmount();

    open({ StaffSite: [loaded(NONE)] }, shop.storage);

    expect(await field('Старый адрес')).toHaveValue('/sale');
  });
});

it('can try again when the API does not answer', async () => {
  open({ StaffSite: [{ code: 'INTERNAL_SERVER_ERROR' }, loaded(NONE)] });

  await press('Повторить');

  expect(await screen.findByText(/Сейчас объявления нет/)).toBeVisible();
});
