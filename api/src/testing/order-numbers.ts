import type { SiteOrder } from '../generated/resolvers-types';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** 10576.2 is «10576,20 ₽», 450 is «450 ₽», and so is what is subtracted. */
const moneyTexts = (roubles: number): string[] => {
  const text = roubles.toFixed(2).replace('.00', '').replace('.', ',');
  return [`${text} ₽`, `−${text} ₽`];
};

/** What an order itself says in numbers: pieces, prices, sums, and the service that it books. */
export function numbersOfOrder(order: SiteOrder, vatPercent: number): string[] {
  const lines = order.products.flatMap(({ childProducts, ...main }) => [main, ...childProducts]);
  const goods = sum(lines.map(({ productPrice, productCount }) => productPrice * productCount));
  const discount = sum(lines.map((line) => line.discount * line.productCount));
  const total = goods - discount + order.deliveryPrice;
  const money = [
    ...lines.flatMap(({ productPrice, discount: less, productCount }) => [
      productPrice,
      productPrice * productCount,
      productPrice - less,
      (productPrice - less) * productCount,
    ]),
    ...[goods, discount, order.deliveryPrice, total, (total * vatPercent) / (100 + vatPercent)],
  ];
  return [
    ...money.flatMap(moneyTexts),
    ...lines.flatMap(({ productName, productCount }) => [productName, `${productCount} шт.`]),
    ...order.products.flatMap(({ booking, orderTermDays }) => [
      `${booking?.voltage} В, ${booking?.minHours}–${booking?.maxHours} ч`,
      `${orderTermDays} дней`,
    ]),
  ];
}
