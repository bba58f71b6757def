import { eventWords } from './history-words';

it.each([
  ['update-order', ['fio', 'requisiteInn', 'requisiteKpp', 'tomorrow'], 'Изменено: имя, реквизиты'],
  ['buyer-update-order', ['deliveryDate'], 'Изменено: день доставки'],
  ['set-payment', ['paymentStatus'], 'Оплата'],
  ['move-order', ['orderStatus'], 'Новое состояние'],
  ['of-tomorrow', [], 'Изменено'],
])('says of %s with %j: %s', (action, fields, words) => {
  expect(eventWords(action, fields)).toBe(words);
});
