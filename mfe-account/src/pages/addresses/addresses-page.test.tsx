import { act, screen, waitFor, within } from '@testing-library/react';
import { AUTH_COOKIE } from '@shop/shared/runtime';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { write } from '../../testing';
import { AddressesPage } from './addresses-page';

type Answers = Parameters<typeof fakeApi>;

const MOSCOW = {
  id: 1,
  city: 'Москва',
  street: 'ул. Ленина',
  home: '5',
  entrance: '2',
  floor: null,
  apartment: '18',
  selected: true,
};
const KHIMKI = {
  id: 2,
  city: 'Химки',
  street: 'ул. Пролётная',
  home: '12',
  entrance: null,
  floor: null,
  apartment: null,
  selected: false,
};
const CITIES = [
  { id: 1, city: 'Москва', ownDelivery: true, hasPickup: true },
  { id: 2, city: 'Тверь', ownDelivery: false, hasPickup: false },
];

beforeEach(() => {
  document.cookie = `${AUTH_COOKIE}=token`;
});
afterEach(() => {
  document.cookie = `${AUTH_COOKIE}=; max-age=0`;
});

function renderAddresses(addresses: object[], ...answers: Answers) {
  const api = fakeApi({ data: { siteDeliveryUserAddresses: addresses } }, ...answers);
  const view = renderPage(AddressesPage, { at: '/addresses', api, lists: { deliveryCities: CITIES } });
  act(() => view.shop.auth.getState().setAuth(true));
  return view;
}

const cardOf = async (city: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name: city })).closest('li');
  if (!card) throw new Error('an address has a card');
  return within(card);
};
const titles = (shop: ReturnType<typeof renderAddresses>['shop']) =>
  shop.notices.getState().notices.map(({ title }) => title);

it('lists the addresses and marks the main one', async () => {
  renderAddresses([MOSCOW, KHIMKI]);
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем адреса');

  const moscow = await cardOf('Москва');

  expect(moscow.getByText(/ул\. Ленина, д\.\s5, подъезд\s2, кв\.\s18/)).toBeVisible();
  expect(moscow.getByText('Основной')).toBeVisible();
  expect((await cardOf('Химки')).queryByText('Основной')).not.toBeInTheDocument();
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining(['Изменить адрес: Москва', 'Сделать основным: Химки']));
});

it('makes another address the main one, says so, and keeps the focus in its card', async () => {
  const { api } = renderAddresses(
    [MOSCOW, KHIMKI],
    { data: { siteUpdateDeliveryUserAddresses: [{ ...MOSCOW, selected: false }] } },
    { data: { siteUpdateDeliveryUserAddresses: [{ ...KHIMKI, selected: true }] } },
  );
  const khimki = await cardOf('Химки');

  await userEvent.click(khimki.getByRole('button', { name: 'Сделать основным: Химки' }));

  expect(khimki.getByText('Основной')).toBeVisible();
  expect(khimki.getByRole('button', { name: 'Изменить адрес: Химки' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Сделать основным: Москва' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Основной адрес: Химки'));
  expect(api.calls).toHaveLength(3);
});

it('adds the first address, which becomes the main one', async () => {
  const { api, shop, container } = renderAddresses([], {
    data: { siteCreateDeliveryUserAddress: { ...MOSCOW, entrance: null, apartment: null } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить адрес' }));
  expect(screen.getByLabelText('Город')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Сохранить адрес' })).toBeDisabled();

  await userEvent.type(screen.getByLabelText('Город'), 'моск{Enter}');
  await write('Улица', 'ул. Ленина');
  await write('Дом', '5');
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));

  expect(await cardOf('Москва')).toBeTruthy();
  expect(api.calls[1]?.variables.input).toEqual({
    city: 'Москва',
    street: 'ул. Ленина',
    home: '5',
    entrance: null,
    floor: null,
    apartment: null,
    selected: true,
  });
  expect(titles(shop)).toEqual(['Адрес сохранён']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить адрес' })).toHaveFocus());
});

it('refuses missing values and a city that the shop does not deliver to', async () => {
  renderAddresses([MOSCOW]);
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить адрес' }));

  await write('Город', 'Атлантида');
  await userEvent.click(screen.getByLabelText('Улица'));
  await userEvent.tab();

  expect(await screen.findByText('Выберите город из списка')).toBeVisible();
  expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
});

it('waits for the list of cities before it shows the field', async () => {
  const api = fakeApi({ data: { siteDeliveryUserAddresses: [] } });
  const { shop } = renderPage(AddressesPage, { at: '/addresses', api });
  act(() => shop.auth.getState().setAuth(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить адрес' }));
  expect(screen.getByRole('status', { name: 'Загружаем список городов' })).toBeVisible();

  act(() => shop.lists.stores.deliveryCities.getState().replace(CITIES));

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Город' })).toHaveFocus());
});

it('accepts any city when the list does not load', async () => {
  const api = fakeApi({ data: { siteDeliveryUserAddresses: [] } }, { code: 'INTERNAL_SERVER_ERROR' });
  const { shop } = renderPage(AddressesPage, { at: '/addresses', api });
  act(() => shop.auth.getState().setAuth(true));

  await userEvent.click(await screen.findByRole('button', { name: 'Добавить адрес' }));

  expect(await screen.findByRole('textbox', { name: 'Город' })).toHaveFocus();
});

it('keeps the values when the server refuses them; then returns the focus to the button of the form', async () => {
  const { api } = renderAddresses(
    [MOSCOW],
    { code: 'INTERNAL_SERVER_ERROR' },
    { data: { siteUpdateDeliveryUserAddresses: [{ ...MOSCOW, home: '7' }] } },
  );
  const edit = (await cardOf('Москва')).getByRole('button', { name: /Изменить/ });
  await userEvent.click(edit);
  expect(screen.getByLabelText('Город')).toHaveValue('Москва');
  await write('Дом', '7');

  await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
  expect(await screen.findByText('Не удалось сохранить адрес')).toBeVisible();
  expect(screen.getByLabelText('Дом')).toHaveValue('7');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));

  expect(await screen.findByText(/ул\. Ленина, д\.\s7/)).toBeVisible();
  expect(api.calls[2]?.variables).toMatchObject({ filter: { id: { in: [1] } }, input: { home: '7' } });
  expect(edit).toHaveFocus();
});

it('keeps the city of an address when the list no longer has it', async () => {
  renderAddresses([KHIMKI]);

  await userEvent.click((await cardOf('Химки')).getByRole('button', { name: /Изменить/ }));

  expect(screen.getByLabelText('Город')).toHaveValue('Химки');
  expect(await screen.findByRole('button', { name: 'Сохранить адрес' })).toBeEnabled();
});

it('removes an address, and restores it', async () => {
  const { api, shop } = renderAddresses(
    [MOSCOW, KHIMKI],
    { data: { siteDeleteDeliveryUserAddresses: [{ id: 1 }] } },
    { data: { siteCreateDeliveryUserAddress: { ...MOSCOW, id: 3 } } },
  );
  await userEvent.click((await cardOf('Москва')).getByRole('button', { name: /^Удалить адрес: Москва/ }));
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { name: 'Москва' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить адрес' })).toHaveFocus());
  const [notice] = shop.notices.getState().notices;
  expect(notice).toMatchObject({ title: 'Адрес удалён', action: { text: 'Вернуть' } });

  act(() => notice?.action?.run());

  expect((await cardOf('Москва')).getByText('Основной')).toBeVisible();
  const { id: _id, ...fields } = MOSCOW;
  expect(api.calls[2]?.variables.input).toEqual(fields);
});

it('restores an address as the main one if it was removed while that was being saved', async () => {
  const { api, shop } = renderAddresses(
    [MOSCOW, KHIMKI],
    { data: { siteUpdateDeliveryUserAddresses: [{ ...MOSCOW, selected: false }] } },
    { data: { siteUpdateDeliveryUserAddresses: [{ ...KHIMKI, selected: true }] } },
    { data: { siteDeleteDeliveryUserAddresses: [{ id: 2 }] } },
    { data: { siteCreateDeliveryUserAddress: { ...KHIMKI, id: 3, selected: true } } },
  );
  const card = await cardOf('Химки');
  const choose = card.getByRole('button', { name: /^Сделать/ });
  const remove = card.getByRole('button', { name: /^Удалить/ });

  act(() => {
    choose.click();
    remove.click();
  });
  await waitFor(() => expect(titles(shop)).toEqual(['Адрес удалён']));
  act(() => shop.notices.getState().notices[0]?.action?.run());

  expect((await cardOf('Химки')).getByText('Основной')).toBeVisible();
  expect(api.calls.slice(1, 3).map(({ variables }) => variables)).toEqual([
    { filter: { id: { in: [1] } }, input: { selected: false } },
    { filter: { id: { in: [2] } }, input: { selected: true } },
  ]);
  expect(api.calls.at(-1)?.variables.input).toMatchObject({ city: 'Химки', selected: true });
});

it('leaves an address in its place when it cannot be removed', async () => {
  const { shop } = renderAddresses([MOSCOW], { code: 'INTERNAL_SERVER_ERROR' });

  await userEvent.click((await cardOf('Москва')).getByRole('button', { name: /^Удалить/ }));

  expect(await cardOf('Москва')).toBeTruthy();
  expect(titles(shop)).toEqual([expect.stringMatching(/Адрес не\sудалён/)]);
});

it('offers to try again when the list does not load', async () => {
  const api = fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, { data: { siteDeliveryUserAddresses: [MOSCOW] } });
  const { shop } = renderPage(AddressesPage, { at: '/addresses', api });
  act(() => shop.auth.getState().setAuth(true));
  expect(await screen.findByText(/Адреса не\sзагрузились/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await cardOf('Москва')).toBeTruthy();
});

it('keeps the form open when the session ends', async () => {
  const { shop } = renderAddresses([MOSCOW], { code: 'UNAUTHENTICATED' });
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить адрес' }));
  await write('Улица', 'Лесная');

  act(() => {
    shop.auth.getState().setAuth(false);
    shop.userAddresses.setState({ items: [], loadedAt: null });
  });

  expect(screen.getByRole('heading', { name: 'Вы вышли из учётной записи' })).toBeVisible();
  expect(screen.getByLabelText('Улица')).toHaveValue('Лесная');
});
