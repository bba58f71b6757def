import { readOfficePhone, readPhone } from '@shop/shared/format';
import { MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type { CreateOrderInput, SiteOrder } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { RateLimit } from '../../rate-limit/rate-limit-repository';
import { refuseWhenPassed } from '../../rate-limit/refuse-when-passed';
import { createToken, hashToken } from '../../secret-token';
import { prepareBookings, type BookingSources } from '../bookings/prepare-bookings';
import type { DeliveryRepository } from '../delivery/delivery-repository';
import { chooseDelivery, type ChosenDelivery } from './choose-delivery';
import { toColumns, type OrderText } from './order-columns';
import { findFieldErrors, readOrderDetails, type OrderDetails } from './order-fields';
import {
  countPieces,
  findLinesError,
  followDevices,
  followProducts,
  priceLines,
  readLines,
  type OrderLine,
  type PricedOrderLine,
} from './order-lines';
import {
  countGoods,
  findLargeShares,
  findTooManyLines,
  refuseTooManyPieces,
  refuseTooMuchHeld,
  type LargeShare,
  type OrderLimits,
} from './held-stock';
import { countDemands, findUnavailable } from './order-stock';
import { composeOrderMails } from './order-mails';
import type { NewOrderRow, OrderRepository } from './order-repository';
import type { Buyer, OrderTransaction } from './order-transaction';
import { queueOrderMails } from './queue-order-mails';
import { refuseDearer } from './seen-total';
import { toSiteOrder } from './site-order';
import type { StockRepository, StockRow } from './stock-repository';

export interface PlaceOrderServices extends BookingSources {
  orders: OrderRepository;
  stock: StockRepository;
  delivery: DeliveryRepository;
  inTransaction: <T>(work: (tx: OrderTransaction) => Promise<T>) => Promise<T>;
  /** Called once for each order that is committed. */
  onPlaced: (catalogVersion: number) => void;
  areRateLimitsOn: boolean;
  limits: OrderLimits;
  areDiscountsEnabled: boolean;
  isPaymentDisabled: boolean;
  shopEmail: string;
  publicUrl: string;
}

/** An order that a caller has dictated to the shop. */
export interface TakenByPhone {
  /** Who has taken it. */
  userId: number;
  /** What was agreed; null: the price of the lists. */
  deliveryPriceKopecks: number | null;
}

interface PreparedOrder {
  buyer: Buyer;
  /** Null for an order of the site. */
  taken: TakenByPhone | null;
  key: string;
  details: OrderDetails;
  delivery: ChosenDelivery;
  lines: OrderLine[];
  /** What the buyer has seen, in roubles; null when the client shows no total. */
  expectedTotal: number | null;
  /** Pieces that the order takes from stock. */
  goods: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ORDER_LIMIT: RateLimit = { name: 'orders', hits: 30, windowSeconds: 15 * 60 };
const WRONG_KEY = 'Ключ заказа должен быть UUID';

async function findPlaced(orders: OrderRepository, { userId }: Buyer, key: string): Promise<SiteOrder | null> {
  const order = await orders.findByKey(userId, key);
  return order && toSiteOrder(order, await orders.findProducts([order.id]));
}

function hasGoods(lines: OrderLine[], stock: Map<number, StockRow>): boolean {
  return [...countPieces(lines).keys()].some((productId) => stock.get(productId)?.type !== 'service');
}

function agreeDelivery(delivery: ChosenDelivery, taken: TakenByPhone | null): ChosenDelivery {
  const price = taken?.deliveryPriceKopecks ?? null;
  return price === null ? delivery : { ...delivery, priceKopecks: price, isPriceAgreed: false };
}

/** Reads and checks everything that needs no lock. */
async function prepareOrder(
  services: PlaceOrderServices,
  input: CreateOrderInput,
  buyer: Buyer,
  taken: TakenByPhone | null,
): Promise<PreparedOrder> {
  const details = readOrderDetails(input);
  const bookings = await prepareBookings(services, input.products);
  const ordered = followDevices(readLines(input.products, bookings.byLine));
  const linesError = findLinesError(ordered) ?? findTooManyLines(ordered, services.limits);
  const stock = await services.stock.find([...countPieces(ordered).keys()]);
  const lines = followProducts(ordered, stock);
  const delivery = agreeDelivery(await chooseDelivery(services.delivery, details), taken);
  const rules = {
    now: Date.now(),
    isPaymentDisabled: services.isPaymentDisabled,
    hasGoods: hasGoods(lines, stock),
    deliveryKind: delivery.kind,
    hasPoint: details.deliveryPointId !== null,
  };
  const fields = {
    ...delivery.errors,
    ...findFieldErrors(details, rules),
    ...bookings.errors,
    ...(linesError !== null && { products: linesError }),
  };
  refuseFields(fields);
  return {
    buyer,
    taken,
    key: input.idempotencyKey,
    details,
    delivery,
    lines,
    expectedTotal: input.expectedTotal ?? null,
    goods: countGoods(lines, stock),
  };
}

const ADDRESS = [
  'deliveryStreet',
  'deliveryHome',
  'deliveryEntrance',
  'deliveryFloor',
  'deliveryApartment',
] as const satisfies OrderText[];

function toRow({ buyer, taken, key, details, delivery }: PreparedOrder): Omit<NewOrderRow, 'guest_key_hash'> {
  const { number, extension } = readOfficePhone(details.phone ?? '');
  const noAddress = Object.fromEntries(ADDRESS.map((name) => [name, null]));
  return {
    ...toColumns({ ...details, ...(delivery.place !== null && noAddress) }),
    user_id: buyer.userId,
    placed_from: buyer.address,
    idempotency_key: key,
    fast_order: details.fastOrder,
    phone: readPhone(number),
    phone_extension: extension,
    fio: details.fio ?? '',
    user_type: details.userType,
    delivery_city: delivery.city,
    delivery_type: delivery.type,
    delivery_kind: delivery.kind,
    delivery_place: delivery.place,
    is_delivery_price_open: delivery.isPriceAgreed,
    delivery_price_kopecks: delivery.priceKopecks,
    payment_type: details.paymentType,
    preview: buyer.preview,
    source: taken ? 'phone' : 'site',
  };
}

/** Counts the order, and the pieces it would take, against what one buyer may do. */
async function countAgainstLimits(
  tx: OrderTransaction,
  row: NewOrderRow,
  { buyer, goods }: PreparedOrder,
  limits: OrderLimits,
): Promise<void> {
  refuseWhenPassed(await tx.limits.count(ORDER_LIMIT, buyer.address), 'orders from one address');
  if (goods > 0) refuseTooMuchHeld(await tx.orders.countHeld(row), goods, limits);
}

interface PromisedGoods {
  lines: PricedOrderLine[];
  largeShares: LargeShare[];
}

/** Promises the goods to the order, all or none. */
async function promiseGoods(
  tx: OrderTransaction,
  lines: OrderLine[],
  { areDiscountsEnabled, limits }: PlaceOrderServices,
): Promise<PromisedGoods> {
  const stock = await tx.stock.lock([...countPieces(lines).keys()]);
  const products = findUnavailable(lines, stock);
  if (products.length === 0) refuseTooManyPieces(lines, stock, limits);
  const demands = countDemands(lines, stock);
  const isPromised = products.length === 0 && (await tx.stock.promise(demands)) === demands.size;
  if (!isPromised) throw new AppError('BAD_REQUEST', 'products are not available', { products });
  const discounts = areDiscountsEnabled ? await tx.discounts.findDiscounts() : [];
  return { lines: priceLines(lines, stock, discounts), largeShares: findLargeShares(lines, stock) };
}

/** Keeps the company of a user's order, to be offered next time; never a guest's. */
async function keepCompany({ companies }: OrderTransaction, { buyer, details }: PreparedOrder): Promise<void> {
  const { requisiteInn, requisiteName } = details;
  if (buyer.userId === null || !requisiteInn || !requisiteName) return;
  await companies.save(buyer.userId, { ...details, requisiteInn, requisiteName });
}

async function writeOrder(tx: OrderTransaction, services: PlaceOrderServices, prepared: PreparedOrder) {
  const { buyer, delivery, lines } = prepared;
  const guestKey = buyer.userId === null ? createToken() : null;
  const row = { ...toRow(prepared), guest_key_hash: guestKey && hashToken(guestKey) };
  const id = await tx.orders.insert(row);
  if (id === null) return null;
  if (services.areRateLimitsOn) await countAgainstLimits(tx, row, prepared, services.limits);
  const promised = await promiseGoods(tx, lines, services);
  refuseDearer(promised.lines, delivery.priceKopecks, prepared.expectedTotal);
  await tx.orders.insertLines(id, promised.lines);
  await keepCompany(tx, prepared);
  const order = { ...toSiteOrder(await tx.orders.getById(id), await tx.orders.findProducts([id])), guestKey };
  const { shopEmail, publicUrl } = services;
  const { largeShares } = promised;
  const { preview } = buyer;
  const goods = await tx.orders.findGoods(id);
  const mails = composeOrderMails(order, { shopEmail, publicUrl, largeShares, preview, goods });
  const { taken } = prepared;
  if (taken) {
    const details = { revision: 1, fields: [] };
    await tx.audit.add({ action: 'create-order', userId: taken.userId, orderId: id, details });
  }
  // Who has taken an order by phone needs no mail to call back.
  await queueOrderMails(
    tx,
    { ...mails, ...(taken && { toShop: null }) },
    { buyer, areRateLimitsOn: services.areRateLimitsOn },
  );
  return { order, version: await tx.readVersion() };
}

/**
 * Places an order once: the same key again returns the existing order, whatever else the input
 * says.
 * Prices, discounts and stock are the server's.
 * The order, its stock and its mails are written in one transaction.
 * @param taken for an order that one of the shop's people takes by phone
 * @throws AppError BAD_REQUEST with `fields` or `products`; CONFLICT with `total` and `prices`;
 *   TOO_MANY_REQUESTS
 */
export async function placeOrder(
  services: PlaceOrderServices,
  input: CreateOrderInput,
  buyer: Buyer,
  taken: TakenByPhone | null = null,
): Promise<SiteOrder> {
  const key = input.idempotencyKey;
  if (!UUID.test(key)) refuseFields({ idempotencyKey: key === '' ? MESSAGES.required : WRONG_KEY });
  const placedBefore = await findPlaced(services.orders, buyer, key);
  if (placedBefore) return placedBefore;

  const prepared = await prepareOrder(services, input, buyer, taken);
  const placed = await services.inTransaction((tx) => writeOrder(tx, services, prepared));
  if (placed) {
    services.onPlaced(placed.version);
    return placed.order;
  }
  const placedMeanwhile = await findPlaced(services.orders, buyer, key);
  if (!placedMeanwhile) throw new Error('the order with this key no longer exists');
  return placedMeanwhile;
}
