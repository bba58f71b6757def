import type { StaffOrder, StaffOrders } from '../generated/resolvers-types';
import { answerTo, refusalOf } from './request-as';
import type { ShopParts } from './set-up-shop';
import { ORDER_FIELDS, type TestShop } from './test-shop';
import { createTestStaff } from './test-staff';
import type { TestUser } from './test-users';

/** Every field of StaffOrder but the invoice. */
export const STAFF_ORDER_FIELDS = `${ORDER_FIELDS}
  total paidAmount paidAt revision source externalId isPreview callBy carrier trackNumber cancelReason moves undoUntil canReturnGoods
  notes { id text by at } history { at by action fields } mails { kind to queuedAt sentAt } openBy`;

const OPERATIONS = {
  staffOrders: `query ($filter: StaffOrderFilter, $after: String, $first: Int) {
    staffOrders(filter: $filter, after: $after, first: $first) {
      after mark counts { status count } rows { ${STAFF_ORDER_FIELDS} } } }`,
  staffOrdersMark: 'query { staffOrdersMark }',
  staffOrder: `query ($id: Int!) { staffOrder(id: $id) { ${STAFF_ORDER_FIELDS} } }`,
  staffDay: `query ($date: Date!) { staffDay(date: $date) {
    date cancelled total paid unpaid csv payments { paymentType orders total paid unpaid }
    orders { id orderStatus total paid unpaid } shipped { id carrier trackNumber } } }`,
  staffPreviewOrder: `query ($id: Int!, $revision: Int!, $input: StaffOrderInput, $to: OrderStatus, $reason: String, $restock: Boolean) {
    staffPreviewOrder(id: $id, revision: $revision, input: $input, to: $to, reason: $reason, restock: $restock) {
      total stock { stockItemId name onHand promised } mails { to subject html text } } }`,
  staffUpdateOrder: `mutation ($id: Int!, $revision: Int!, $input: StaffOrderInput!, $tellBuyer: Boolean = false) {
    staffUpdateOrder(id: $id, revision: $revision, input: $input, tellBuyer: $tellBuyer) { ${STAFF_ORDER_FIELDS} } }`,
  staffCreateOrder: `mutation ($input: StaffNewOrderInput!) { staffCreateOrder(input: $input) { ${STAFF_ORDER_FIELDS} } }`,
  staffMoveOrder: `mutation ($id: Int!, $revision: Int!, $to: OrderStatus!, $tellBuyer: Boolean = false, $reason: String,
      $restock: Boolean, $carrier: String, $trackNumber: String) {
    staffMoveOrder(id: $id, revision: $revision, to: $to, tellBuyer: $tellBuyer, reason: $reason, restock: $restock,
      carrier: $carrier, trackNumber: $trackNumber) { ${STAFF_ORDER_FIELDS} } }`,
  staffUndoMove: `mutation ($id: Int!, $revision: Int!) { staffUndoMove(id: $id, revision: $revision) { ${STAFF_ORDER_FIELDS} } }`,
  staffSetPayment: `mutation ($id: Int!, $revision: Int!, $status: PaymentStatus!, $amount: Float!, $at: DateTime!, $reason: String) {
    staffSetPayment(id: $id, revision: $revision, status: $status, amount: $amount, at: $at, reason: $reason) { ${STAFF_ORDER_FIELDS} } }`,
  staffReturnGoods: `mutation ($id: Int!, $revision: Int!, $lines: [ReturnLine!]!, $reason: String!) {
    staffReturnGoods(id: $id, revision: $revision, lines: $lines, reason: $reason) { ${STAFF_ORDER_FIELDS} } }`,
  staffNote: `mutation ($orderId: Int!, $text: String!) { staffNote(orderId: $orderId, text: $text) { ${STAFF_ORDER_FIELDS} } }`,
  staffVisitOrder: 'mutation ($id: Int!) { staffVisitOrder(id: $id) }',
};

export type StaffOrderOperation = keyof typeof OPERATIONS;

/** Somebody who may work on orders. */
export function createManager({ db }: ShopParts['database'], fullname = 'Пётр Ремезов'): Promise<TestUser> {
  return createTestStaff(db, ['orders'], { fullname });
}

/** The operations on orders, by one of the shop's people. */
export function staffOrdersOf(shop: TestShop, user: TestUser) {
  const call = <T = StaffOrder>(operation: StaffOrderOperation, variables: object = {}) =>
    answerTo<T>(shop, user, OPERATIONS[operation], variables);
  const get = (id: number) => call('staffOrder', { id });
  return {
    user,
    call,
    get,
    list: (variables: object = {}) => call<StaffOrders>('staffOrders', variables),
    refusal: (operation: StaffOrderOperation, variables: object = {}) =>
      refusalOf(shop, user, OPERATIONS[operation], variables),
    /** Calls it with the present revision of the order. */
    change: async (operation: StaffOrderOperation, id: number, variables: object = {}) =>
      call(operation, { id, revision: (await get(id)).revision, ...variables }),
    /** The same, for what is refused. */
    refusedChange: async (operation: StaffOrderOperation, id: number, variables: object = {}) =>
      refusalOf(shop, user, OPERATIONS[operation], { id, revision: (await get(id)).revision, ...variables }),
  };
}

export type StaffOrdersCalls = ReturnType<typeof staffOrdersOf>;
