export interface PriceRange {
  from: number | null;
  to: number | null;
  errors: { from?: string; to?: string };
}

const NOT_A_PRICE = 'Введите цену цифрами, в рублях';
const UPSIDE_DOWN = 'Меньше, чем цена «от»';

/** Null for nothing typed, NaN for what is no price. Spaces and the sign of the rouble are pasted along. */
function readPrice(text: string): number | null {
  const digits = text.replaceAll(/[\s₽]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The prices asked for, and what is wrong with them; a wrong one filters nothing. */
export function readPriceRange(query: { from: string; to: string }): PriceRange {
  const from = readPrice(query.from);
  const to = readPrice(query.to);
  if (Number.isNaN(from) || Number.isNaN(to)) {
    return {
      from: Number.isNaN(from) ? null : from,
      to: Number.isNaN(to) ? null : to,
      errors: { ...(Number.isNaN(from) && { from: NOT_A_PRICE }), ...(Number.isNaN(to) && { to: NOT_A_PRICE }) },
    };
  }
  if (from !== null && to !== null && from > to) return { from, to: null, errors: { to: UPSIDE_DOWN } };
  return { from, to, errors: {} };
}
