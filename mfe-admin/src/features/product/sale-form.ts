import { formatDayMonth, formatTime } from '@shop/shared/format';
import { instantOf, localOf } from '@shop/shared/moscow-time';
import { isPriceJump, priceText, readPrice } from '@shop/shared/price-edit';
import type { ProductCardFragment, StaffSaleInput } from '../../generated/graphql';

/** A price for a time as its fields have it; times are Moscow's, `2026-11-30T23:59`. */
export interface SaleForm {
  price: string;
  /** The price, typed again. */
  again: string;
  /** '': at once. */
  startsAt: string;
  endsAt: string;
}

export const EMPTY_SALE: SaleForm = { price: '', again: '', startsAt: '', endsAt: '' };

export function saleFormOf({ sale }: Pick<ProductCardFragment, 'sale'>): SaleForm | null {
  if (!sale) return null;
  const { price, startsAt, endsAt } = sale;
  return {
    ...{ price: priceText(price), again: '' },
    ...{ startsAt: localOf(Date.parse(startsAt)), endsAt: localOf(Date.parse(endsAt)) },
  };
}

/** What an edit says of a sale, beside what it said before. */
export interface SaleEdit {
  base: { sale: SaleForm | null; price: string };
  values: { sale: SaleForm | null; price: string };
}

/** Whether the price of the sale is to be typed again. */
export function needsSaleAgain({ base, values }: SaleEdit): boolean {
  const [usual, price] = [readPrice(values.price), readPrice(values.sale?.price ?? '')];
  if (usual === null || price === null || values.sale === null) return false;
  const isKnown = values.sale.price === base.sale?.price && values.price === base.price;
  return !isKnown && isPriceJump(usual, price) && readPrice(values.sale.again) !== price;
}

/** Whether all is said that a sale needs. */
export function isSaleReady(edit: SaleEdit): boolean {
  const { sale } = edit.values;
  return sale === null || (readPrice(sale.price) !== null && instantOf(sale.endsAt) !== null && !needsSaleAgain(edit));
}

/** What the API is asked for. A start that stays is not named: a sale that runs has its own. */
export function saleInput({ base, values: { sale } }: SaleEdit): StaffSaleInput | null {
  if (sale === null) return null;
  const confirmPrice = readPrice(sale.again);
  const isStartKept = base.sale !== null && base.sale.startsAt === sale.startsAt;
  return {
    price: readPrice(sale.price) ?? 0,
    ...(confirmPrice !== null && { confirmPrice }),
    ...(!isStartKept && { startsAt: instantOf(sale.startsAt) }),
    endsAt: instantOf(sale.endsAt) ?? '',
  };
}

/** «30 ноября, 23:59», in Moscow. */
export const dayAndTime = (moment: string): string => `${formatDayMonth(moment)}, ${formatTime(moment)}`;
