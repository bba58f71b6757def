import { LIMITS, MESSAGES } from '@shop/shared/validation';
import type { DeliveryUserAddressInput, DeliveryUserAddressPatch } from '../../generated/resolvers-types';
import { findLengthErrors, refuseFields } from '../../input/field-errors';
import type { NewAddressRow } from './address-repository';

// The same lengths as in an order, so that every saved address can be used in one.
const MAX_LENGTHS = {
  city: LIMITS.maxCity,
  street: LIMITS.maxStreet,
  home: LIMITS.maxHome,
  entrance: LIMITS.maxAddressPart,
  floor: LIMITS.maxAddressPart,
  apartment: LIMITS.maxAddressPart,
} as const;

type TextField = keyof typeof MAX_LENGTHS;

const TEXT_FIELDS = Object.keys(MAX_LENGTHS).filter((name): name is TextField => name in MAX_LENGTHS);
const REQUIRED: TextField[] = ['city', 'street', 'home'];

function optional(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/** Checks the fields that are present. */
function checkTexts(texts: Partial<Record<TextField, string | null>>): void {
  const missing = REQUIRED.filter((name) => texts[name] === null || texts[name] === '');
  refuseFields({
    ...findLengthErrors(texts, MAX_LENGTHS),
    ...Object.fromEntries(missing.map((name) => [name, MESSAGES.required])),
  });
}

/** @throws AppError BAD_REQUEST with `fields` */
export function readAddress(input: DeliveryUserAddressInput): NewAddressRow {
  const address = {
    city: input.city.trim(),
    street: input.street.trim(),
    home: input.home.trim(),
    entrance: optional(input.entrance),
    floor: optional(input.floor),
    apartment: optional(input.apartment),
    selected: input.selected ?? false,
  };
  checkTexts(address);
  return address;
}

/**
 * Reads a patch: an omitted field stays, an empty one is cleared.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function readAddressPatch(patch: DeliveryUserAddressPatch): Partial<NewAddressRow> {
  const given = TEXT_FIELDS.filter((name) => patch[name] !== undefined);
  const texts = Object.fromEntries(given.map((name) => [name, optional(patch[name])]));
  checkTexts(texts);
  const selected = patch.selected ?? null;
  return { ...texts, ...(selected !== null && { selected }) };
}
