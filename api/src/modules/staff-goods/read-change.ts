import { formatNumber, toKopecks, toRoubles } from '@shop/shared/format';
import { isPrice, isPriceJump, MOST_PRICE_ROUBLES } from '@shop/shared/price-edit';
import { isAtLeast, isAtMost, LIMITS, MESSAGES, QUANTITY } from '@shop/shared/validation';
import type { GoodsChange } from '../../generated/resolvers-types';
import { findLengthErrors, type FieldErrors } from '../../input/field-errors';
import type { GoodsRow, GoodsValues } from './goods-repository';

const TEXTS = {
  price: `От\u00A00 до\u00A0${formatNumber(MOST_PRICE_ROUBLES)}\u00A0₽, не\u00A0больше двух знаков после запятой`,
  foreignPrice: 'Цена этой строки берётся у\u00A0аксессуара или входит в\u00A0цену товара',
  salePrice: 'Идёт или назначена распродажа по\u00A0цене не\u00A0ниже этой. Сначала завершите её',
  confirmPrice: 'Цена меняется больше чем наполовину. Введите её ещё раз',
  stockItemId: 'Такой вещи на\u00A0складе нет',
  service: 'У\u00A0услуги нет остатка',
  perUnit: `От\u00A0${QUANTITY.min} до\u00A0${QUANTITY.max}`,
} as const;

/** What a change makes of a product, and what is wrong with it. */
export interface ReadChange {
  values: GoodsValues;
  /** Names of the contract, of what changes. */
  fields: string[];
  errors: FieldErrors;
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
/** A name as it is stored. */
export const readName = (name: string) => name.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();

function nameErrors(name: string): FieldErrors {
  return name === '' ? { name: MESSAGES.required } : findLengthErrors({ name }, { name: LIMITS.maxProductName });
}

const brandErrors = (brand: string | null) =>
  findLengthErrors({ brand: brand ?? '' }, { brand: LIMITS.maxProductName });

function priceErrors(row: GoodsRow, { price, confirmPrice }: GoodsChange): FieldErrors {
  if (!isGiven(price)) return {};
  if (!isPrice(price)) return { price: TEXTS.price };
  if (row.has_foreign_price && toKopecks(price) !== row.price_kopecks) return { price: TEXTS.foreignPrice };
  const isBelowSale = row.sale_kopecks !== null && toKopecks(price) <= row.sale_kopecks;
  if (isBelowSale && toKopecks(price) !== row.price_kopecks) return { price: TEXTS.salePrice };
  const isConfirmed = confirmPrice === price || !isPriceJump(toRoubles(row.price_kopecks), price);
  return isConfirmed ? {} : { confirmPrice: TEXTS.confirmPrice };
}

function stockErrors(row: GoodsRow, { stockItemId, perUnit }: GoodsChange, items: ReadonlySet<number>): FieldErrors {
  const isCount = !isGiven(perUnit) || (isAtLeast(perUnit, QUANTITY.min) && isAtMost(perUnit, QUANTITY.max));
  return {
    ...(!isCount && { perUnit: TEXTS.perUnit }),
    ...(isGiven(stockItemId) && !items.has(stockItemId) && { stockItemId: TEXTS.stockItemId }),
    ...(isGiven(stockItemId) && row.type === 'service' && { stockItemId: TEXTS.service }),
  };
}

/**
 * Reads what one change asks of a product. An omitted field stays; `stockItemId: null` says that
 * nobody counts it.
 * @param items the things on the shelf that exist, of those that are named
 */
export function readChange(row: GoodsRow, change: GoodsChange, items: ReadonlySet<number>): ReadChange {
  const { price, active, stockItemId, perUnit } = change;
  const name = isGiven(change.name) ? readName(change.name) : row.name;
  const brand = change.brand === undefined ? row.brand : readName(change.brand ?? '') || null;
  const isRepriced = isGiven(price) && toKopecks(price) !== row.price_kopecks;
  const values: GoodsValues = {
    ...{ name, brand },
    priceKopecks: isRepriced ? toKopecks(price) : null,
    active: active ?? row.active,
    stockItemId: stockItemId === undefined ? row.stock_item_id : stockItemId,
    perUnit: perUnit ?? row.per_unit,
  };
  const changed = {
    name: name !== row.name,
    brand: brand !== row.brand,
    price: isRepriced,
    active: values.active !== row.active,
    stockItemId: values.stockItemId !== row.stock_item_id,
    perUnit: values.perUnit !== row.per_unit,
  };
  return {
    values,
    fields: Object.entries(changed).flatMap(([field, isChanged]) => (isChanged ? [field] : [])),
    errors: {
      ...nameErrors(name),
      ...brandErrors(brand),
      ...priceErrors(row, change),
      ...stockErrors(row, change, items),
    },
  };
}
