import { toKopecks, toRoubles } from '@shop/shared/format';
import type { StaffNewOrderInput } from '../../generated/graphql';
import { readPrice } from '@shop/shared/price-edit';
import { emptyValues, inputOf, valuesOf, type EditLine, type EditValues, type Order } from '../../order';

type NewOrder = Omit<StaffNewOrderInput, 'idempotencyKey'>;

const toProduct = ({ productId, productCount }: EditLine) => ({ productId, productCount });

function productsOf(lines: readonly EditLine[]) {
  return lines
    .filter(({ parentId }) => parentId === null)
    .map((main) => ({
      ...toProduct(main),
      childProducts: lines.filter(({ parentId }) => parentId === main.id).map(toProduct),
    }));
}

/** What a caller has to pay, in roubles, at the prices of now and without discounts by quantity. */
export function newTotal({ products, deliveryPrice }: EditValues): number {
  const goods = products.reduce((sum, { price, productCount }) => sum + toKopecks(price) * productCount, 0);
  return toRoubles(goods + toKopecks(readPrice(deliveryPrice) ?? 0));
}

/**
 * A caller's order as the API takes it. A name and a number alone make a fast order: the rest is
 * agreed later, on its card.
 */
export function newOrderInput(values: EditValues): NewOrder {
  const { products: _, fio: __, phone: ___, userType, ...given } = inputOf(emptyValues(), values);
  const { fio, phone } = { ...emptyValues(), ...values };
  return {
    ...given,
    ...(userType && { userType }),
    fio: fio.trim(),
    phone: inputOf(emptyValues(), { ...emptyValues(), phone }).phone ?? '',
    fastOrder: values.way.typeId === null,
    expectedTotal: newTotal(values),
    products: productsOf(values.products),
  };
}

/** Whether enough is known to place it. */
export const isPlaceable = ({ fio, phone, products }: EditValues): boolean =>
  fio.trim() !== '' && phone.trim() !== '' && products.length > 0;

/** The buyer and the company of an earlier order. What is delivered, and where, is asked anew. */
export function withBuyer(values: EditValues, order: Order): EditValues {
  const { fio, phone, email, userType } = valuesOf(order);
  const known = Object.entries(valuesOf(order)).filter(([name]) => name.startsWith('requisite'));
  return { ...values, fio, phone, email, userType, ...Object.fromEntries(known) };
}
