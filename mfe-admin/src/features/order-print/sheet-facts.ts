import { orderedName } from '@shop/shared/booking';
import { formatDateLong, formatOfficePhone, formatOrderAddress, toKopecks } from '@shop/shared/format';
import { PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import type { SheetParty, SheetRow } from '@shop/shared/print-sheet';
import { keptLines, lineTotal, type Catalogue, type Order } from '../../order';

/** A company that pays by invoice has one, unless the order is cancelled. */
export function isInvoiced({ userType, paymentType, orderStatus }: Order): boolean {
  return userType === 'ur' && paymentType === 'invoice' && orderStatus !== 'cancelled';
}

/** Who gets the parcel, where and when. */
export function recipientOf(order: Order): SheetParty {
  const when = [order.deliveryDate && formatDateLong(order.deliveryDate), order.deliveryPeriod].filter(Boolean);
  return {
    title: 'Получатель',
    name: order.fio,
    facts: [
      { label: 'Компания', value: order.requisiteName },
      { label: 'Телефон', value: formatOfficePhone({ number: order.phone, extension: order.phoneExtension ?? null }) },
      { label: 'Способ', value: order.deliveryType },
      { label: 'Куда', value: order.deliveryPlace ?? formatOrderAddress(order) },
      { label: 'Когда', value: when.join(', ') },
      { label: 'Оплата', value: order.paymentType && PAYMENT_TYPE_LABELS[order.paymentType] },
      { label: 'Комментарий', value: order.orderComment },
      { label: 'Курьеру', value: order.deliveryComment },
    ],
  };
}

/** The company that pays. */
export function payerOf(order: Order): SheetParty {
  return {
    title: 'Плательщик',
    name: order.requisiteName ?? '',
    facts: [
      { label: 'ИНН', value: order.requisiteInn },
      { label: 'КПП', value: order.requisiteKpp },
      { label: 'Руководитель', value: order.requisiteDirector },
      { label: 'Юридический адрес', value: order.requisiteAddress },
      { label: 'Банк', value: order.requisiteBankName },
      { label: 'БИК', value: order.requisiteBankBik },
      { label: 'Корреспондентский счёт', value: order.requisiteBankAccount },
      { label: 'Расчётный счёт', value: order.requisiteAccountNumber },
    ],
  };
}

/** What is ordered, with its sums. */
export function rowsOf(order: Order, catalogue: Catalogue): SheetRow[] {
  return keptLines(order).map((line) => ({
    name: orderedName(line),
    count: line.productCount,
    sumKopecks: toKopecks(lineTotal(line)),
    isService: catalogue.get(line.productId)?.type === 'service',
  }));
}
