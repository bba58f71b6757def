import { describeBooking } from '@shop/shared/booking';
import { firstName, toKopecks } from '@shop/shared/format';
import type { PlacedOrderFragment } from '../../generated/graphql';
import type { LastOrder, Payer, PlacedLine } from './last-order';

type PlacedMain = PlacedOrderFragment['products'][number];

type PlacedProduct = PlacedMain['childProducts'][number] & Partial<Pick<PlacedMain, 'booking'>>;

/** What the page knows of a product. */
export interface ShownProduct {
  productId: number;
  img: string | null;
  type: 'product' | 'service';
  isInstallation?: boolean;
}

function toPlacedLine(product: PlacedProduct, lines: readonly ShownProduct[]): PlacedLine {
  const shown = lines.find(({ productId }) => productId === product.productId);
  return {
    name: product.productName,
    count: product.productCount,
    sumKopecks: toKopecks(product.productPrice) * product.productCount,
    discountKopecks: toKopecks(product.discount) * product.productCount,
    img: shown?.img ?? null,
    isService: shown?.type === 'service',
    booking: product.booking ? describeBooking(product.booking) : [],
    orderTermDays: product.orderTermDays ?? null,
    isInstallation: shown?.isInstallation ?? false,
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
export function toLastOrder(order: Answer, shown: readonly ShownProduct[], isDeliveryKnown: boolean): LastOrder {
  const products = order.products.flatMap(({ childProducts, ...main }): PlacedProduct[] => [main, ...childProducts]);
  const lines = products.map((product) => toPlacedLine(product, shown));
  const discountKopecks = sumOf(lines, (line) => line.discountKopecks);
  const deliveryKopecks = isDeliveryKnown ? toKopecks(order.deliveryPrice) : null;
  return {
    id: order.id,
    name: firstName(order.fio),
    email: order.email ?? null,
    placedAt: order.createdAt,
    lines,
    discountKopecks,
    deliveryKopecks,
    totalKopecks: sumOf(lines, ({ sumKopecks }) => sumKopecks) - discountKopecks + (deliveryKopecks ?? 0),
    // The place names its city.
    delivery: [order.deliveryType, order.deliveryPlace ? null : order.deliveryCity].filter(Boolean).join(', ') || null,
    deliveryKind: order.deliveryKind ?? null,
    place: order.deliveryPlace ?? null,
    deliveryDate: order.deliveryDate ?? null,
    deliveryPeriod: order.deliveryPeriod ?? null,
    paymentType: order.paymentType ?? null,
    payer: toPayer(order),
    guestKey: order.guestKey ?? null,
    seller: order.seller,
  };
}
