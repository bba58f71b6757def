import { formatNumber, toKopecks, toRoubles } from '@shop/shared/format';
import { isPrice, isPriceJump, MOST_PRICE_ROUBLES } from '@shop/shared/price-edit';
import type { StaffProductInput, StaffSaleInput } from '../../generated/resolvers-types';
import type { FieldErrors } from '../../input/field-errors';
import type { GoodsRow } from './goods-repository';

const MOST_DAYS = 366;
const MOST_MS = MOST_DAYS * 24 * 3_600_000;

const TEXTS = {
  goods: 'Цена распродажи бывает у\u00A0товаров, не\u00A0у\u00A0услуг и\u00A0строк аксессуаров',
  price: `Больше 0, до\u00A0${formatNumber(MOST_PRICE_ROUBLES)}\u00A0₽, не\u00A0больше двух знаков после запятой`,
  lower: 'Цена распродажи должна быть ниже обычной и\u00A0прежней',
  confirmPrice: 'Цена ниже обычной больше чем наполовину. Введите её ещё раз',
  begun: 'Распродажа уже идёт: её начало не\u00A0изменить',
  past: 'Это время уже прошло. Чтобы начать сразу, оставьте поле пустым',
  end: 'Конец должен быть позже начала и\u00A0позже, чем сейчас',
  long: `Распродажа длится не\u00A0дольше ${MOST_DAYS}\u00A0дней и\u00A0начинается в\u00A0ближайшие ${MOST_DAYS}`,
} as const;

/** A sale as an edit leaves it. */
export interface SaleValues {
  priceKopecks: number;
  /** Null: at once, or since the sale that runs began. */
  startsAt: Date | null;
  endsAt: Date;
}

interface ReadSale {
  /** Null: it ends; undefined: it stays. */
  values: SaleValues | null | undefined;
  errors: FieldErrors;
}

function priceErrors(row: GoodsRow, { price, confirmPrice }: StaffSaleInput, usualKopecks: number): FieldErrors {
  if (!isPrice(price) || price <= 0) return { 'sale.price': TEXTS.price };
  const kopecks = toKopecks(price);
  const oldKopecks = row.is_sale_running ? row.sale_old_kopecks : null;
  if (kopecks >= Math.min(usualKopecks, oldKopecks ?? usualKopecks)) return { 'sale.price': TEXTS.lower };
  const isKnown = kopecks === row.sale_kopecks && usualKopecks === row.price_kopecks;
  const isConfirmed = isKnown || confirmPrice === price || !isPriceJump(toRoubles(usualKopecks), price);
  return isConfirmed ? {} : { 'sale.confirmPrice': TEXTS.confirmPrice };
}

/** Null: at once. */
function startOf(row: GoodsRow, { startsAt }: StaffSaleInput): number | null {
  if (startsAt === undefined) return row.sale_starts_at?.getTime() ?? null;
  return startsAt === null ? null : Date.parse(startsAt);
}

/** @param startsAt null: at once */
function startError(row: GoodsRow, startsAt: number | null, now: number): string | null {
  if (startsAt === null || startsAt === row.sale_starts_at?.getTime()) return null;
  if (row.is_sale_running) return TEXTS.begun;
  if (startsAt <= now) return TEXTS.past;
  return startsAt - now > MOST_MS ? TEXTS.long : null;
}

function endError(startsAt: number, endsAt: number, now: number): string | null {
  if (endsAt <= Math.max(startsAt, now)) return TEXTS.end;
  return endsAt - startsAt > MOST_MS ? TEXTS.long : null;
}

/**
 * Reads what an edit asks of the sale of a product. Omitted, it stays.
 * @param usualKopecks what the edit leaves as the price without a sale
 */
export function readSale(row: GoodsRow, input: StaffProductInput['sale'], usualKopecks: number): ReadSale {
  const hasSale = row.sale_kopecks !== null;
  if (!input) return { values: input === null && hasSale ? null : undefined, errors: {} };
  if (row.type !== 'product' || row.parent_id !== null) return { values: undefined, errors: { sale: TEXTS.goods } };
  const now = Date.now();
  const given = startOf(row, input);
  const endsAt = Date.parse(input.endsAt);
  const begun = row.is_sale_running ? (row.sale_starts_at?.getTime() ?? now) : null;
  const start = startError(row, given, now);
  const end = start === null ? endError(begun ?? given ?? now, endsAt, now) : null;
  const values = {
    priceKopecks: toKopecks(input.price),
    startsAt: begun === null && given !== null ? new Date(given) : null,
    endsAt: new Date(endsAt),
  };
  const isSame =
    hasSale &&
    values.priceKopecks === row.sale_kopecks &&
    endsAt === row.sale_ends_at?.getTime() &&
    (begun !== null || given === row.sale_starts_at?.getTime());
  return {
    values: isSame ? undefined : values,
    errors: {
      ...priceErrors(row, input, usualKopecks),
      ...(start !== null && { 'sale.startsAt': start }),
      ...(end !== null && { 'sale.endsAt': end }),
    },
  };
}
