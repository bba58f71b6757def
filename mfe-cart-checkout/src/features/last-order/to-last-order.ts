import type { LastOrder, PlacedLine } from './types';
import { toKopecks, type OrderLine } from '../order-lines';
import type { CreateOrderMutation } from '../../generated/graphql';

type PlacedOrder = CreateOrderMutation['siteCreateOrder'];
type PlacedProduct = PlacedOrder['products'][number]['childProducts'][number];

/** «Ветрова Анна Сергеевна» is greeted as Анна; whatever is not three words is left as it was given. */
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
    img: shown?.img ?? null,
    isService: shown?.type === 'service',
  };
}

/** The placed order as the server priced it; only the pictures come from what was on the page. */
export function toLastOrder(order: PlacedOrder, lines: readonly OrderLine[], isDeliveryKnown: boolean): LastOrder {
  const products = order.products.flatMap(({ childProducts, ...main }) => [main, ...childProducts]);
  const placed = products.map((product) => toPlacedLine(product, lines));
  const discountKopecks = products.reduce((sum, item) => sum + toKopecks(item.discount) * item.productCount, 0);
  const deliveryKopecks = isDeliveryKnown ? toKopecks(order.deliveryPrice) : null;
  const goodsKopecks = placed.reduce((sum, { sumKopecks }) => sum + sumKopecks, 0);
  return {
    id: order.id,
    name: greetingName(order.fio),
    email: order.email ?? null,
    placedAt: order.createdAt,
    lines: placed,
    discountKopecks,
    deliveryKopecks,
    totalKopecks: goodsKopecks - discountKopecks + (deliveryKopecks ?? 0),
  };
}
