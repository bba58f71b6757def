import { toKopecks } from '@shop/shared/format';
import { isPrice } from '@shop/shared/price-edit';
import { isAtLeast, isAtMost, QUANTITY } from '@shop/shared/validation';
import type { StaffProductInput } from '../../generated/resolvers-types';
import type { FieldErrors } from '../../input/field-errors';
import type { DiscountStep } from './discount-edit-repository';

const MOST_STEPS = 10;
/** From one piece on it would be another price. */
const LEAST_COUNT = 2;

const TEXTS = {
  count: `Количество от\u00A0${LEAST_COUNT} до\u00A0${QUANTITY.max}`,
  discount: 'больше нуля и\u00A0меньше цены, не\u00A0больше двух знаков после запятой',
  twice: 'Это количество названо дважды',
  falls: 'За\u00A0большее количество скидка не\u00A0может быть меньше',
  sale: 'Цена распродажи должна быть больше скидки за\u00A0количество',
  many: `Не\u00A0больше ${MOST_STEPS} скидок`,
} as const;

interface ReadDiscounts {
  /** All of them, ascending by count; null: they stay. */
  steps: DiscountStep[] | null;
  errors: FieldErrors;
}

function faultOf(steps: readonly DiscountStep[], isWritten: boolean, lowestKopecks: number): string | null {
  const counts = steps.map(({ productCount }) => productCount);
  if (steps.length > MOST_STEPS) return TEXTS.many;
  if (!counts.every((count) => isAtLeast(count, LEAST_COUNT) && isAtMost(count, QUANTITY.max))) return TEXTS.count;
  if (new Set(counts).size < counts.length) return TEXTS.twice;
  const wrong = steps.find(({ kopecks }) => kopecks <= 0 || kopecks >= lowestKopecks);
  if (wrong) return `Скидка от\u00A0${wrong.productCount}\u00A0шт.: ${TEXTS.discount}`;
  if (!isWritten) return `Скидка: ${TEXTS.discount}`;
  return steps.some(({ kopecks }, index) => kopecks < (steps[index - 1]?.kopecks ?? 0)) ? TEXTS.falls : null;
}

/**
 * Reads the discounts by quantity that an edit leaves to a product. Omitted, they stay.
 * @param lowestKopecks the lower of the usual price and that of the sale, after the edit
 */
export function readDiscounts(
  stored: readonly DiscountStep[],
  { discounts, sale }: StaffProductInput,
  lowestKopecks: number,
): ReadDiscounts {
  if (!discounts) {
    const isCheaper = Boolean(sale) && stored.some(({ kopecks }) => kopecks >= lowestKopecks);
    return { steps: null, errors: isCheaper ? { 'sale.price': TEXTS.sale } : {} };
  }
  const steps = discounts
    .map(({ productCount, discount }) => ({ productCount, kopecks: toKopecks(discount) }))
    .toSorted((one, other) => one.productCount - other.productCount);
  const isWritten = discounts.every(({ discount }) => isPrice(discount));
  const fault = faultOf(steps, isWritten, lowestKopecks);
  const isSame =
    steps.length === stored.length &&
    steps.every(({ productCount, kopecks }, index) => {
      const before = stored[index];
      return before?.productCount === productCount && before.kopecks === kopecks;
    });
  return { steps: isSame ? null : steps, errors: fault === null ? {} : { discounts: fault } };
}
