import { fieldWords } from '../../order';

/** What was done to an order, by the action of the record. */
const ACTIONS: Readonly<Record<string, string>> = {
  'create-order': 'Заказ принят',
  'place-order': 'Заказ принят',
  'move-order': 'Новое состояние',
  'undo-move': 'Шаг возвращён',
  'set-payment': 'Оплата',
  'return-goods': 'Возврат товаров',
  'note-order': 'Заметка',
  'buyer-cancel-order': 'Заказ отменён',
  'end-preview-order': 'Проба закончилась',
};

const MAILS: Readonly<Record<string, string>> = {
  orderBuyerPerson: 'Заказ принят',
  orderBuyerCompany: 'Заказ принят',
  orderBuyerFast: 'Заказ принят',
  orderBuyerConfirmed: 'Заказ подтверждён',
  orderBuyerReady: 'Готов к\u00A0выдаче',
  orderBuyerShipped: 'Заказ отправлен',
  orderBuyerRevised: 'Заказ изменён магазином',
  orderBuyerChanged: 'Заказ изменён покупателем',
  orderBuyerCancelled: 'Заказ отменён покупателем',
  orderBuyerCancelledByShop: 'Заказ отменён магазином',
};

/** «Изменено: имя, телефон», «Оплата»; a field or action of tomorrow is left out. */
export function eventWords(action: string, fields: readonly string[]): string {
  const words = ACTIONS[action];
  if (words) return words;
  const named = fieldWords(fields);
  return named ? `Изменено: ${named}` : 'Изменено';
}

/** What a mail to the buyer says. */
export const mailWords = (kind: string): string => MAILS[kind] ?? 'Письмо о\u00A0заказе';
