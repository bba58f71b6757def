import type { OrderFieldName } from '@shop/shared/validation';
import type { CreateOrderInput } from '../../generated/resolvers-types';

/** Fields that name a choice; their columns contain what was chosen. */
type Choice = 'userType' | 'paymentType' | 'deliveryCityId' | 'deliveryTypeId' | 'deliveryPointId';

/**
 * The column of each text of an order. The types make it complete, for the contract and the rules.
 */
const TEXT_COLUMNS = {
  fio: 'fio',
  phone: 'phone',
  email: 'email',
  orderComment: 'order_comment',
  deliveryStreet: 'delivery_street',
  deliveryHome: 'delivery_home',
  deliveryEntrance: 'delivery_entrance',
  deliveryFloor: 'delivery_floor',
  deliveryApartment: 'delivery_apartment',
  deliveryComment: 'delivery_comment',
  deliveryDate: 'delivery_date',
  deliveryPeriod: 'delivery_period',
  requisiteName: 'requisite_name',
  requisiteInn: 'requisite_inn',
  requisiteKpp: 'requisite_kpp',
  requisiteDirector: 'requisite_director',
  requisiteAddress: 'requisite_address',
  requisiteBankName: 'requisite_bank_name',
  requisiteBankAccount: 'requisite_bank_account',
  requisiteBankBik: 'requisite_bank_bik',
  requisiteAccountNumber: 'requisite_account_number',
  requisiteEdoOperator: 'requisite_edo_operator',
} as const satisfies Record<
  Exclude<keyof CreateOrderInput, Choice | 'idempotencyKey' | 'fastOrder' | 'expectedTotal' | 'products'>,
  string
> satisfies Record<Exclude<OrderFieldName, Choice>, string>;

export type OrderText = keyof typeof TEXT_COLUMNS;

/** What the buyer wrote; null for an empty field. */
export type OrderTexts = Record<OrderText, string | null>;

/** The same texts by column. */
export type OrderTextRow = Record<(typeof TEXT_COLUMNS)[OrderText], string | null>;

const TEXTS = Object.keys(TEXT_COLUMNS) as OrderText[]; // of the object above

export function eachText(valueOf: (name: OrderText) => string | null): OrderTexts {
  return Object.fromEntries(TEXTS.map((name) => [name, valueOf(name)])) as OrderTexts; // one for each name
}

export function toColumns(texts: OrderTexts): OrderTextRow {
  return Object.fromEntries(TEXTS.map((name) => [TEXT_COLUMNS[name], texts[name]])) as OrderTextRow; // one for each name
}

export function fromColumns(row: OrderTextRow): OrderTexts {
  return eachText((name) => row[TEXT_COLUMNS[name]]);
}
