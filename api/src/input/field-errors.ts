import { fillTemplate } from '@shop/shared/format';
import { hasMaxLength, isAtLeast, isAtMost, MESSAGES, QUANTITY } from '@shop/shared/validation';
import { AppError } from '../errors/app-error';

/** Input field -> message in Russian. */
export type FieldErrors = Record<string, string>;

/** @throws AppError BAD_REQUEST when any field is wrong */
export function refuseFields(fields: FieldErrors): void {
  const names = Object.keys(fields);
  if (names.length > 0) throw new AppError('BAD_REQUEST', `refused: ${names.join(', ')}`, { fields });
}

/** One message for each text that is too long for its field. */
export function findLengthErrors<Name extends string>(
  texts: Partial<Record<NoInfer<Name>, string | null>>,
  maxLengths: Record<Name, number>,
): FieldErrors {
  const lengths = Object.entries<number>(maxLengths);
  const tooLong = lengths.filter(([name, length]) => !hasMaxLength(texts[name as Name] ?? '', length)); // a key of maxLengths
  return Object.fromEntries(tooLong.map(([name, length]) => [name, fillTemplate(MESSAGES.maxLength, { length })]));
}

/** The error in a count, or null. */
export function findCountError(productCount: number): string | null {
  if (!isAtLeast(productCount, QUANTITY.min)) return fillTemplate(MESSAGES.minNumber, { value: QUANTITY.min });
  return isAtMost(productCount, QUANTITY.max) ? null : fillTemplate(MESSAGES.maxNumber, { value: QUANTITY.max });
}

/** The error in a product's id, or null. Does not check that the product exists. */
export function findProductIdError(productId: number): string | null {
  return isAtLeast(productId, 1) ? null : fillTemplate(MESSAGES.minNumber, { value: 1 });
}
