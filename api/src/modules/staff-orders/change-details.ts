import { readOfficePhone, readPhone } from '@shop/shared/format';
import type { CreateOrderInput, StaffOrderInput } from '../../generated/resolvers-types';
import { refuseFields, type FieldErrors } from '../../input/field-errors';
import type { DeliveryRepository } from '../delivery/delivery-repository';
import { chooseDelivery, type ChosenDelivery } from '../orders/choose-delivery';
import { fromColumns, toColumns } from '../orders/order-columns';
import { findFieldErrors, readOrderDetails, type OrderDetails } from '../orders/order-fields';
import type { OrderRow } from '../orders/order-repository';
import { readDeliveryPrice } from './delivery-price';
import type { StaffOrderChanges } from './staff-order-repository';

const ADDRESS = [
  'delivery_street',
  'delivery_home',
  'delivery_entrance',
  'delivery_floor',
  'delivery_apartment',
] as const;

/** The names in the contract of columns that have another one than `snake_case` gives. */
const CONTRACT_NAMES: Record<string, string> = {
  is_delivery_price_open: 'deliveryPriceOpen',
  delivery_price_kopecks: 'deliveryPrice',
};

/** The name in the contract of a column. */
export function fieldOf(column: string): string {
  return CONTRACT_NAMES[column] ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether the way of delivery is chosen anew, or its price is to be that of the lists. */
function isDeliveryChosen(input: StaffOrderInput): boolean {
  const { deliveryCityId, deliveryTypeId, deliveryPointId, deliveryPrice } = input;
  return [deliveryCityId, deliveryTypeId, deliveryPointId].some((id) => id !== undefined) || deliveryPrice === null;
}

/** Orders keep the names of their city and type; the lists may have changed since. */
async function findChoice(delivery: DeliveryRepository, order: OrderRow) {
  const [cities, types] = await Promise.all([delivery.findCities(), delivery.findTypes()]);
  return {
    deliveryCityId: cities.find(({ city }) => city === order.delivery_city)?.id ?? null,
    deliveryTypeId: types.find(({ name }) => name === order.delivery_type)?.id ?? null,
  };
}

function phoneOf({ phone, phone_extension: extension }: OrderRow): string {
  return extension ? `${phone} доб. ${extension}` : phone;
}

/** The order as its buyer would have sent it, with what changes. */
async function mergeInput(
  delivery: DeliveryRepository,
  order: OrderRow,
  { products: _, deliveryPrice: __, ...input }: StaffOrderInput,
): Promise<CreateOrderInput> {
  const current = {
    ...fromColumns(order),
    ...(await findChoice(delivery, order)),
    deliveryPointId: null,
    fio: order.fio,
    phone: phoneOf(order),
    fastOrder: order.fast_order,
    userType: order.user_type,
    paymentType: order.payment_type,
  };
  const merged = { ...current, ...input };
  return {
    ...merged,
    phone: merged.phone ?? '',
    fio: merged.fio ?? '',
    userType: merged.userType ?? order.user_type,
    idempotencyKey: order.idempotency_key,
    products: [],
  };
}

/** Only what was typed now is judged: a day that has passed, or an address to come, is no fault. */
function findTypedErrors(input: StaffOrderInput, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name in input));
}

function columnsOfDelivery(details: OrderDetails, chosen: ChosenDelivery): StaffOrderChanges {
  const noAddress = Object.fromEntries(ADDRESS.map((name) => [name, null]));
  return {
    delivery_city: chosen.city,
    delivery_type: chosen.type,
    delivery_kind: chosen.kind,
    delivery_place: chosen.place,
    delivery_price_kopecks: chosen.priceKopecks,
    is_delivery_price_open: chosen.isPriceAgreed,
    ...(chosen.place !== null && noAddress),
  };
}

function columnsOfPrice(price: number | null): StaffOrderChanges {
  return price === null ? {} : { delivery_price_kopecks: price, is_delivery_price_open: false };
}

function onlyChanged(order: OrderRow, columns: StaffOrderChanges): StaffOrderChanges {
  const now = new Map<string, unknown>(Object.entries(order));
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => now.get(name) !== value));
}

/**
 * Reads what changes in an order besides its lines: an omitted field stays, null clears. A chosen
 * way of delivery has the price of the lists, unless one is given.
 * @returns the columns that change
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function readDetails(
  delivery: DeliveryRepository,
  order: OrderRow,
  input: StaffOrderInput,
  isPaymentDisabled: boolean,
): Promise<StaffOrderChanges> {
  const details = readOrderDetails(await mergeInput(delivery, order, input));
  const chosen = isDeliveryChosen(input) ? await chooseDelivery(delivery, details) : null;
  const errors = findFieldErrors(details, {
    now: Date.now(),
    isPaymentDisabled,
    hasGoods: false,
    deliveryKind: null,
    hasPoint: false,
  });
  refuseFields({ ...chosen?.errors, ...findTypedErrors(input, errors) });
  const { number, extension } = readOfficePhone(details.phone ?? '');
  return onlyChanged(order, {
    ...toColumns(details),
    fio: details.fio ?? '',
    phone: readPhone(number),
    phone_extension: extension,
    user_type: details.userType,
    payment_type: details.paymentType,
    ...(chosen && columnsOfDelivery(details, chosen)),
    ...columnsOfPrice(readDeliveryPrice(input.deliveryPrice)),
  });
}
