import { formatNumber } from '@shop/shared/format';
import { isPrice, MOST_PRICE_ROUBLES } from '@shop/shared/price-edit';
import { LIMITS, MESSAGES } from '@shop/shared/validation';
import type {
  StaffDeliveryCityInput,
  StaffDeliveryPriceInput,
  StaffDeliveryTypeInput,
} from '../../generated/resolvers-types';
import { findLengthErrors, type FieldErrors } from '../../input/field-errors';
import { normalize } from '../staff/search-words';
import type { CityRow, DeliveryTypeRow } from '../delivery/delivery-repository';
import type { EditedTypeRow } from './delivery-edit-repository';

/** What a save is compared with. */
export interface KnownDelivery {
  cities: CityRow[];
  types: EditedTypeRow[];
}

const MOST_DAYS = 365;
const WRONG_PRICE = `От\u00A00 до\u00A0${formatNumber(MOST_PRICE_ROUBLES)}\u00A0₽, копейки\u00A0— две цифры`;
const WRONG_DAYS = `Два целых числа от\u00A00 до\u00A0${MOST_DAYS}, меньшее первым`;

function findPriceError({ kind }: DeliveryTypeRow, price: number | null | undefined): string | null {
  if (price === null || price === undefined) return null;
  if (!isPrice(price)) return WRONG_PRICE;
  return kind === 'pickup' && price !== 0 ? 'Самовывоз бесплатный' : null;
}

/** Days go with a price: whoever agrees the one by telephone agrees the other. */
const lackPrice = ({ price = null, minDays = null }: StaffDeliveryPriceInput) => price === null && minDays !== null;

function areDays({ minDays = null, maxDays = null }: StaffDeliveryPriceInput): boolean {
  if (minDays === null || maxDays === null) return minDays === maxDays;
  return minDays >= 0 && minDays <= maxDays && maxDays <= MOST_DAYS;
}

function* priceErrors(key: string, price: StaffDeliveryPriceInput, { types }: KnownDelivery) {
  const type = types.find(({ id }) => id === price.typeId);
  const error = type ? findPriceError(type, price.price) : 'Такого способа доставки нет';
  if (error) yield [`${key}.${price.typeId}.price`, error] as const;
  if (lackPrice(price)) yield [`${key}.${price.typeId}.days`, 'Сначала цена'] as const;
  else if (!areDays(price)) yield [`${key}.${price.typeId}.days`, WRONG_DAYS] as const;
}

function findNameError({ id, city }: StaffDeliveryCityInput, { cities }: KnownDelivery): string | null {
  if (city === null || city === undefined) return id ? null : MESSAGES.required;
  if (city.trim() === '') return MESSAGES.required;
  const isTaken = cities.some((other) => other.id !== id && normalize(other.city) === normalize(city));
  return isTaken ? 'Такой город уже есть' : (findLengthErrors({ city }, { city: LIMITS.maxCity }).city ?? null);
}

/**
 * What is wrong with a save, by `<city>.city`, `<city>.<way>.price` and `<city>.<way>.days`, where
 * a new city is `new`.
 */
export function findDeliveryErrors(cities: readonly StaffDeliveryCityInput[], known: KnownDelivery): FieldErrors {
  const errors = cities.flatMap((input) => {
    const key = String(input.id ?? 'new');
    const name = findNameError(input, known);
    const prices = (input.prices ?? []).flatMap((price) => [...priceErrors(key, price, known)]);
    return name === null ? prices : [[`${key}.city`, name] as const, ...prices];
  });
  return Object.fromEntries(errors);
}

function* wayErrors({ id, name, kind, carrier }: StaffDeliveryTypeInput, types: readonly EditedTypeRow[]) {
  const key = `way.${id ?? 'new'}`;
  const isTaken = types.some((other) => other.id !== id && normalize(other.name) === normalize(name ?? ''));
  const lengths = findLengthErrors(
    { name: name ?? '', carrier: carrier ?? '' },
    { name: LIMITS.maxAddressPart, carrier: LIMITS.maxAddressPart },
  );
  if (id ? name?.trim() === '' : !name?.trim()) yield [`${key}.name`, MESSAGES.required] as const;
  else if (isTaken) yield [`${key}.name`, 'Такой способ уже есть'] as const;
  else if (lengths.name) yield [`${key}.name`, lengths.name] as const;
  if (lengths.carrier) yield [`${key}.carrier`, lengths.carrier] as const;
  if (!id && !kind) yield [`${key}.kind`, MESSAGES.required] as const;
  if (id && kind && types.some((other) => other.id === id && other.kind !== kind))
    yield [`${key}.kind`, 'Вид способа не\u00A0меняется: добавьте новый'] as const;
}

/** What is wrong with the ways of a save, by `way.<id>.name` and the like; a new way is `new`. */
export function findWayErrors(inputs: readonly StaffDeliveryTypeInput[], types: readonly EditedTypeRow[]): FieldErrors {
  return Object.fromEntries(inputs.flatMap((input) => [...wayErrors(input, types)]));
}
