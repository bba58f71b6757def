import type { StaffAccessory, StaffProductInput } from '../../generated/resolvers-types';
import { toRoubles } from '@shop/shared/format';
import type { FieldErrors } from '../../input/field-errors';
import type { AccessoryCandidate, AccessoryRow } from './accessory-repository';
import type { GoodsRow } from './goods-repository';

const MOST_ACCESSORIES = 30;

const TEXTS = {
  one: 'Назовите аксессуар или товар, который им станет',
  unknown: 'Такого товара нет',
  twice: 'Аксессуар назван дважды',
  many: `Не\u00A0больше ${MOST_ACCESSORIES} аксессуаров`,
  service: 'Услуга не\u00A0может быть аксессуаром',
  own: 'Аксессуары есть только у\u00A0товаров',
  noPrice: 'У\u00A0этой части нет своей цены: она может только входить в\u00A0комплект',
  kit: 'Товар со\u00A0своим комплектом не\u00A0может быть аксессуаром',
  offered: 'Этот товар сам аксессуар: в\u00A0него ничего не\u00A0может входить',
} as const;

/** What an edit of accessories is checked against. */
export interface AccessoryFacts {
  /** The rows under the product, those that are not offered any more too. */
  rows: readonly AccessoryRow[];
  /** The products that the edit names. */
  candidates: readonly AccessoryCandidate[];
  /** The product is an accessory of another one. */
  isOffered: boolean;
}

/** An accessory as an edit gives it: a row under the product, or a product that gets one. */
export interface GivenAccessory {
  rowId: number | null;
  candidate: AccessoryCandidate | null;
  isIncluded: boolean;
}

interface ReadAccessories {
  /** All of them in their order; null: they stay. */
  accessories: GivenAccessory[] | null;
  isChanged: boolean;
  errors: FieldErrors;
}

function faultOf({ rowId, candidate, isIncluded }: GivenAccessory, facts: AccessoryFacts, row: GoodsRow) {
  const own = facts.rows.find(({ id }) => id === rowId);
  if (!own && !candidate) return TEXTS.unknown;
  if (candidate && (candidate.id === row.id || candidate.parent_id !== null)) return TEXTS.unknown;
  if (candidate?.type === 'service') return TEXTS.service;
  if (candidate?.has_kit) return TEXTS.kit;
  if (isIncluded && facts.isOffered) return TEXTS.offered;
  return !isIncluded && (own ?? candidate)?.price_kopecks === 0 ? TEXTS.noPrice : null;
}

/** Reads the accessories that an edit leaves to a product. Omitted, they stay. */
export function readAccessories(
  row: GoodsRow,
  { accessories: input }: StaffProductInput,
  facts: AccessoryFacts,
): ReadAccessories {
  if (!input) return { accessories: null, isChanged: false, errors: {} };
  const given = input.map(({ id, productId, isIncluded }): GivenAccessory => {
    const known = facts.rows.find((own) => (id ? own.id === id : own.spare_id === productId));
    const candidate = known ? null : (facts.candidates.find((product) => product.id === productId) ?? null);
    return { rowId: known?.id ?? null, candidate, isIncluded };
  });
  const keys = given.map(({ rowId, candidate }) => rowId ?? `new ${candidate?.id}`);
  const fault = given.map((one) => faultOf(one, facts, row)).find((text) => text !== null);
  const isNamedOnce = input.every(({ id, productId }) => Boolean(id) !== Boolean(productId));
  const isOwner = row.type === 'product' && row.parent_id === null;
  const stored = facts.rows.filter(({ active }) => active).map(({ id, is_included: is }) => [id, is]);
  return {
    accessories: given,
    isChanged: JSON.stringify(given.map(({ rowId, isIncluded }) => [rowId, isIncluded])) !== JSON.stringify(stored),
    errors: {
      ...(fault && { accessories: fault }),
      ...(new Set(keys).size < keys.length && { accessories: TEXTS.twice }),
      ...(!isNamedOnce && { accessories: TEXTS.one }),
      ...(given.length > MOST_ACCESSORIES && { accessories: TEXTS.many }),
      ...(!isOwner && given.length > 0 && { accessories: TEXTS.own }),
    },
  };
}

/** An accessory as the contract has it. */
export function toStaffAccessory(row: AccessoryRow): StaffAccessory {
  return {
    id: row.id,
    productId: row.spare_id,
    code: row.code,
    name: row.name,
    price: toRoubles(row.price_kopecks),
    isIncluded: row.is_included,
    available: row.available,
  };
}
