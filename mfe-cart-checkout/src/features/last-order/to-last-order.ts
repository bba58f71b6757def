import { toKopecks } from '@shop/shared/format';
import type { PlacedOrderFragment } from '../../generated/graphql';
import { type OrderLine } from '../order-lines';
import type { LastOrder, Payer, PlacedLine } from './last-order';

type PlacedProduct = PlacedOrderFragment['products'][number]['childProducts'][number];

/**
 * The first name, for the greeting: Анна for «Ветрова Анна Сергеевна». A name that is not three
 * words long is used in full.
 */
export function greetingName(fio: string): string {
  const words = fio.trim().split(/\s+/);
  return words.length === 3 ? (words[1] ?? fio) : fio.trim();
}

function toPlacedLine(product: PlacedProduct, lines: readonly OrderLine[]): PlacedLine {
  const shown = lines.find(({ productId }) => productId === product.productId);
  return {
    name: product.productName,
    count: product.productCount,
    sumKopecks: toKopecks(product.productPrice) * product.productCount,
    discountKopecks: toKopecks(product.discount) * product.productCount,
    img: shown?.img ?? null,
    isService: shown?.type === 'service',
  };
}

function toPayer(order: PlacedOrderFragment): Payer | null {
  if (order.userType !== 'ur') return null;
  return {
    name: order.requisiteName ?? '',
    inn: order.requisiteInn ?? '',
    kpp: order.requisiteKpp ?? null,
    director: order.requisiteDirector ?? null,
    address: order.requisiteAddress ?? '',
    bankName: order.requisiteBankName ?? '',
    bik: order.requisiteBankBik ?? '',
    account: order.requisiteAccountNumber ?? '',
    correspondentAccount: order.requisiteBankAccount ?? '',
  };
}

function sumOf(lines: readonly PlacedLine[], amount: (line: PlacedLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}

interface Answer extends PlacedOrderFragment {
  guestKey?: string | null | undefined;
}

/**
 * Converts the answer of the server, including its prices. Only the pictures come from the page.
 */
export function toLastOrder(order: Answer, shown: readonly OrderLine[], isDeliveryKnown: boolean): LastOrder {
  const products = order.products.flatMap(({ childProducts, ...main }) => [main, ...childProducts]);
  const lines = products.map((product) => toPlacedLine(product, shown));
  const discountKopecks = sumOf(lines, (line) => line.discountKopecks);
  const deliveryKopecks = isDeliveryKnown ? toKopecks(order.deliveryPrice) : null;
  return {
    id: order.id,
    name: greetingName(order.fio),
    email: order.email ?? null,
    placedAt: order.createdAt,
    lines,
    discountKopecks,
    deliveryKopecks,
    totalKopecks: sumOf(lines, ({ sumKopecks }) => sumKopecks) - discountKopecks + (deliveryKopecks ?? 0),
    // The place names its city.
    delivery: [order.deliveryType, order.deliveryPlace ? null : order.deliveryCity].filter(Boolean).join(', ') || null,
    place: order.deliveryPlace ?? null,
    deliveryDate: order.deliveryDate ?? null,
    deliveryPeriod: order.deliveryPeriod ?? null,
    paymentType: order.paymentType ?? null,
    payer: toPayer(order),
    guestKey: order.guestKey ?? null,
  };
}
