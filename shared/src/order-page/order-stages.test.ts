import { orderStages, type StagedOrder } from './order-stages';

const ORDER: StagedOrder = {
  orderStatus: 'new',
  paymentStatus: 'not_paid',
  paymentType: 'cash',
  deliveryKind: 'courier',
  hasGoods: true,
};

/** The names of the stages, with a mark at the one under way. */
const shown = (order: Partial<StagedOrder>) =>
  orderStages({ ...ORDER, ...order })
    .map(({ name, state }) => (state === 'now' ? `*${name}` : name))
    .join(', ')
    .replaceAll('\u00A0', ' ');

it.each([
  ['new', 'Оформлен, *Подтверждаем, Собираем, Везём, Вручим'],
  ['confirmed', 'Оформлен, Подтверждён, *Собираем, Везём, Вручим'],
  ['assembled', 'Оформлен, Подтверждён, Собран, *Везём, Вручим'],
  ['shipped', 'Оформлен, Подтверждён, Собран, *Везём, Вручим'],
  ['delivered', 'Оформлен, Подтверждён, Собран, Привезли, Вручён'],
])('of an order that is %s name what is done and what is under way', (orderStatus, stages) => {
  expect(shown({ orderStatus })).toBe(stages);
});

it.each([
  ['transport', 'Оформлен, Подтверждён, Собран, *Едет в пункт выдачи, Ждёт вас'],
  ['pickup', 'Оформлен, Подтверждён, Собран, *Ждёт вас в магазине, Заберёте'],
  [null, 'Оформлен, Подтверждён, Собран, *Передаём, Получите'],
])('fit the way of delivery: %s', (deliveryKind, stages) => {
  expect(shown({ deliveryKind, orderStatus: 'assembled' })).toBe(stages);
});

it('of services alone have nothing to assemble', () => {
  expect(shown({ hasGoods: false, deliveryKind: null })).toBe('Оформлен, *Подтверждаем, Выполняем, Примете работу');
});

it.each([
  [{}, 'Оформлен, *Подтверждаем, Ждём оплату, Собираем, Везём, Вручим'],
  [{ orderStatus: 'confirmed' }, 'Оформлен, Подтверждён, *Ждём оплату, Собираем, Везём, Вручим'],
  [{ orderStatus: 'confirmed', paymentStatus: 'paid' }, 'Оформлен, Подтверждён, Оплачен, *Собираем, Везём, Вручим'],
  [{ orderStatus: 'delivered' }, 'Оформлен, Подтверждён, Оплачен, Собран, Привезли, Вручён'],
])('wait for the money where it comes first: %j', (order, stages) => {
  expect(shown({ paymentType: 'invoice', ...order })).toBe(stages);
});
