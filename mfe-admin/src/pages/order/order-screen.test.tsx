import type { ShopStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, dialog, listed, openScreen, ORDER, press, ROW, write, type Answer } from '../../testing';
import { Screen } from './order-screen';

const open = (answers: Record<string, Answer[]>, at = '/admin/orders/123', storage?: ShopStorage) =>
  openScreen(
    Screen,
    { StaffOrders: [listed(ROW)], StaffOrder: [answered()], ...answers },
    { at, path: '/admin/orders/:id', storage },
  );

const previewed = (preview: object = {}): Answer => ({
  data: { staffPreviewOrder: { total: 25_490, stock: [], mails: [], ...preview } },
});
const MAIL = { to: 'anna@example.ru', subject: 'Заказ № 000123 подтверждён', text: 'Здравствуйте, Анна!' };
const DEVICE = { stockItemId: 1, name: 'INVIS DUOS', onHand: -1, promised: -1 };
const moved = (order: object): Answer => ({ data: { staffMoveOrder: { ...ORDER, revision: 2, ...order } } });
const updated = (order: object): Answer => ({ data: { staffUpdateOrder: { ...ORDER, revision: 2, ...order } } });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00.000Z')));
afterEach(() => jest.restoreAllMocks());

it('shows buyer, lines, delivery, payment and the ways to the orders beside it', async () => {
  const list = [listed({ ...ROW, id: 124 }, ROW, { ...ROW, id: 122 })];
  const { container } = open(
    { StaffOrders: list, StaffVisitOrder: [{ data: { staffVisitOrder: ['Пётр'] } }] },
    '/admin/orders/123?status=new',
  );

  expect(await screen.findByRole('heading', { level: 1, name: /№\s000123/ })).toBeVisible();
  const part = (name: string) => screen.getByRole('region', { name });
  expect(part('Состав')).toHaveTextContent(/INVIS DUOS.*24 900 ₽.*Радиометка.*590 ₽.*по договорённости.*25 490 ₽/);
  expect(part('Покупатель')).toHaveTextContent(/Анна Ветрова.*anna@example.ru.*Звоните после обеда/);
  expect(within(part('Покупатель')).getByRole('link', { name: /912/ })).toHaveAttribute('href', 'tel:+79120004164');
  expect(part('Доставка')).toHaveTextContent(/Курьер.*Казань, Баумана, д. 5.*24 ноября 2026/);
  expect(part('Оплата')).toHaveTextContent(/Наличными.*Не оплачен/);
  expect(await screen.findByText('Здесь ещё Пётр')).toBeVisible();
  const next = await screen.findByRole('link', { name: 'Следующий заказ' });
  expect(next).toHaveAttribute('href', '/admin/orders/122?status=new');
  expect(screen.getByRole('link', { name: 'Предыдущий заказ' })).toHaveAttribute(
    'href',
    '/admin/orders/124?status=new',
  );
  await expectNoAxeViolations(container);
});

it('shows sum, stock and the very mail before a move, and moves with the mail', async () => {
  const { called, shop } = open({
    StaffPreviewOrder: [previewed({ stock: [DEVICE], mails: [MAIL] })],
    StaffMoveOrder: [moved({ orderStatus: 'confirmed', moves: ['assembled'], callBy: null })],
  });

  await press('Подтвердить');
  const asked = await dialog(/Подтвердить: №\s000123/);
  expect(await asked.findByText(/INVIS DUOS: на\sполке −1, обещано −1/)).toBeVisible();
  expect(asked.getByText(/25 490 ₽, как была/)).toBeVisible();
  expect(asked.getByText('Здравствуйте, Анна!')).toBeVisible();
  expect(asked.getByRole('checkbox', { name: 'Сообщить покупателю' })).toBeChecked();
  await expectNoAxeViolations(document.body);
  await userEvent.click(asked.getByRole('button', { name: 'Подтвердить' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Собран' })).toBeVisible();
  // The button that was pressed is gone.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(called('StaffMoveOrder')[0]?.variables).toEqual({ id: 123, revision: 1, to: 'confirmed', tellBuyer: true });
  expect(shop.notices.getState().notices).toMatchObject([{ text: 'Письмо покупателю отправляется.' }]);
});

it('takes a step back that the buyer was not told of', async () => {
  const { called } = open({
    StaffOrder: [answered({ orderStatus: 'confirmed', moves: [], undoUntil: '2026-11-20T09:09:00.000Z' })],
    StaffUndoMove: [{ data: { staffUndoMove: { ...ORDER, revision: 3 } } }],
  });

  await press('Вернуть шаг');

  expect(await screen.findByRole('button', { name: 'Подтвердить' })).toBeVisible();
  expect(called('StaffUndoMove')[0]?.variables).toEqual({ id: 123, revision: 1 });
});

it('cancels with a reason, and asks where the goods are when they had left', async () => {
  const { called } = open({
    StaffOrder: [answered({ orderStatus: 'shipped', moves: ['delivered', 'assembled', 'cancelled'] })],
    StaffPreviewOrder: [previewed({ mails: [MAIL] })],
    StaffMoveOrder: [moved({ orderStatus: 'cancelled', moves: [], cancelReason: 'Не дозвонились' })],
  });

  await press('Отменить заказ');
  const asked = await dialog(/Отменить заказ/);
  await userEvent.selectOptions(asked.getByRole('combobox', { name: 'Причина' }), asked.getByText(/Не\sдозвонились/));
  expect(asked.getByRole('button', { name: 'Отменить заказ' })).toBeDisabled();
  await userEvent.click(asked.getByRole('radio', { name: /Товары вернулись/ }));
  // The mail has another reason now: nobody sends it unseen, or leaves it out by being quick.
  const cancel = asked.getByRole('button', { name: 'Отменить заказ' });
  expect(cancel).toBeDisabled();
  await waitFor(() => expect(cancel).toBeEnabled());
  await userEvent.click(cancel);

  expect(await screen.findByText('Отменён: Не дозвонились')).toBeVisible();
  expect(called('StaffMoveOrder')[0]?.variables).toMatchObject({
    to: 'cancelled',
    tellBuyer: true,
    reason: expect.stringMatching(/Не\sдозвонились/),
    restock: true,
  });
});

it('names the goods that a move lacks', async () => {
  open({ StaffPreviewOrder: [{ code: 'BAD_REQUEST', products: [{ productId: 1, available: 0 }] }] });

  await press('Отправить');

  expect(await screen.findByText(/INVIS DUOS: свободно 0\sшт/)).toBeVisible();
  expect((await dialog(/Отправить/)).getByRole('button', { name: 'Отправить' })).toBeDisabled();
});

it('sets the delivery price, takes out an accessory, and saves after showing the new sum', async () => {
  const { called } = open({
    StaffPreviewOrder: [previewed({ total: 25_350, mails: [MAIL] })],
    StaffUpdateOrder: [updated({ deliveryPrice: 450, deliveryPriceOpen: false, total: 25_350 })],
  });

  await press('Изменить');
  await write(/Стоимость доставки/, '450');
  await press('Убрать: Радиометка');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByText('Изменено: стоимость доставки, состав')).toBeVisible();
  await press('Сохранить');
  const asked = await dialog(/Сохранить/);
  expect(await asked.findByText(/25 490 ₽ → 25 350 ₽/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Сохранить' }));

  expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Доставка' })).toHaveTextContent('450 ₽');
  expect(called('StaffUpdateOrder')[0]?.variables).toEqual({
    ...{ id: 123, revision: 1, tellBuyer: false },
    input: { deliveryPrice: 450, products: [{ id: 11, productId: 1, productCount: 1, parentId: null }] },
  });
});

it('adds goods, changes the way of delivery and makes the order a company’s', async () => {
  const device = {
    ...{ id: 7, code: 'IDS-107', name: 'Сирена', price: 1900, type: 'product', active: true, count: 3 },
    ...{ orderTermDays: null, properties: [], childProducts: [] },
  };
  const { called } = openScreen(
    Screen,
    {
      StaffOrders: [listed(ROW)],
      StaffOrder: [answered()],
      StaffGoods: [{ data: { siteProducts: [device] } }],
      StaffPickupPoints: [{ data: { sitePickupPoints: [] } }],
      StaffPreviewOrder: [previewed({ total: 27_390 })],
      StaffUpdateOrder: [updated({})],
    },
    {
      ...{ at: '/admin/orders/123', path: '/admin/orders/:id' },
      lists: {
        deliveryCities: [{ id: 1, city: 'Казань', ownDelivery: true, hasPickup: false }],
        deliveryTypes: [{ id: 2, name: 'СДЭК', kind: 'transport', img: null, carrier: 'СДЭК' }],
        deliveryPrices: [{ id: 1, cityId: 1, typeId: 2, price: 390, minDays: null, maxDays: null }],
      },
    },
  );
  await press('Изменить');

  await userEvent.type(screen.getByRole('searchbox', { name: /^Добавить товар/ }), 'сирена');
  await press(/^Сирена/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Способ доставки' }), '2');
  expect(screen.getByRole('textbox', { name: /Стоимость доставки/ })).toHaveValue('390');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Покупатель' }), 'ur');
  await write('ИНН', '7700000016');
  await press('Сохранить');
  await userEvent.click((await dialog(/Сохранить/)).getByRole('button', { name: 'Сохранить' }));

  await waitFor(() => expect(called('StaffUpdateOrder')).toHaveLength(1));
  expect(called('StaffUpdateOrder')[0]?.variables.input).toMatchObject({
    ...{ deliveryCityId: 1, deliveryTypeId: 2, deliveryPrice: 390, userType: 'ur', requisiteInn: '7700000016' },
    products: expect.arrayContaining([{ id: -1, productId: 7, productCount: 1, parentId: null }]),
  });
});

it('says at the field what is wrong with it', async () => {
  const { container } = open({
    StaffPreviewOrder: [{ code: 'BAD_REQUEST', fields: { deliveryDate: 'В этот день не возим' } }],
  });
  await press('Изменить');
  await write(/Стоимость доставки/, '1e3');
  expect(screen.getByText(/Сумма в\sрублях/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await expectNoAxeViolations(container);

  await write(/Стоимость доставки/, '450');
  await press('Сохранить');

  expect(await screen.findByText('В этот день не возим')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps what was typed when the page is opened again, and when a call fails', async () => {
  const first = open({ StaffPreviewOrder: [previewed()], StaffUpdateOrder: [{ code: 'UNAUTHENTICATED' }] });
  await press('Изменить');
  await write(/Стоимость доставки/, '450');
  await press('Сохранить');
  await userEvent.click((await dialog(/Сохранить/)).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Войдите снова/)).toBeVisible();
  const { storage } = first.shop;
  first.unmount();

  open({}, '/admin/orders/123', storage);

  expect(await screen.findByRole('textbox', { name: /Стоимость доставки/ })).toHaveValue('450');
});

it('shows both texts when somebody else has changed the same field', async () => {
  const by = [{ at: ORDER.createdAt, by: 'Пётр', action: 'update-order', fields: ['deliveryPrice'] }];
  const theirs = answered({ revision: 2, deliveryPrice: 500, deliveryPriceOpen: false, history: by });
  open({ StaffOrder: [answered(), theirs], StaffPreviewOrder: [{ code: 'CONFLICT' }, previewed()] });

  await press('Изменить');
  await write(/Стоимость доставки/, '450');
  await press('Сохранить');
  const conflict = within(await screen.findByRole('alert'));
  expect(conflict.getByText('450')).toBeVisible();
  expect(conflict.getByText('500')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await userEvent.click(conflict.getByRole('button', { name: 'Взять чужое' }));

  expect(screen.getByRole('textbox', { name: /Стоимость доставки/ })).toHaveValue('500');
  expect(screen.getByText(/Пока ничего не\sизменено/)).toBeVisible();
});

it('adds a note that the buyer does not see', async () => {
  const note = { id: 1, text: 'Перезвонить вечером', by: 'Анна', at: '2026-11-20T09:00:00.000Z' };
  const { called } = open({ StaffNote: [{ data: { staffNote: { ...ORDER, revision: 2, notes: [note] } } }] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Новая заметка' }), 'Перезвонить вечером');

  await press('Добавить');

  await waitFor(() => expect(screen.getByRole('region', { name: 'Заметки' })).toHaveTextContent(/вечером.*Анна/));
  expect(screen.getByRole('textbox', { name: 'Новая заметка' })).toHaveValue('');
  expect(called('StaffNote')[0]?.variables).toEqual({ orderId: 123, text: 'Перезвонить вечером' });
});

it('says that there is no such order', async () => {
  open({ StaffOrder: [{ code: 'NOT_FOUND' }] });

  expect(await screen.findByRole('heading', { name: 'Такого заказа нет' })).toBeVisible();
});
