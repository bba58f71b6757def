import { object } from 'yup';
import { readOpeningHours } from '../places/opening-hours';
import { LIMITS } from './limits';
import { maxLength, phone, required, textRule } from './rules';
import { text } from './schema';
import { pointFields } from './seller';

const MOST_ADDRESS = 2000;

const isWebAddress = (value: string) => /^https?:\/\/[^\s/:?#]+\.[^\s/:?#]+\S*$/.test(value);

const openingHours = text(
  maxLength(LIMITS.maxStreet),
  textRule(
    'Круглосуточно или дни и\u00A0часы: Пн–Пт 9:00–20:00; Сб 10:00–16:00',
    (value) => readOpeningHours(value) !== null,
  ),
);

/** A place where goods are sold, fitted or washed, as forms and API check it. All are texts. */
export const placeSchema = object({
  title: text(required(), maxLength(LIMITS.maxProductName)),
  country: text(required(), maxLength(LIMITS.maxCity)),
  city: text(required(), maxLength(LIMITS.maxCity)),
  address: text(required(), maxLength(LIMITS.maxStreet)),
  phone: text(phone(), maxLength(LIMITS.maxPhone)),
  schedule: openingHours,
  url: text(maxLength(MOST_ADDRESS), textRule('Адрес сайта целиком: https://example.ru', isWebAddress)),
  ...pointFields,
});

/** A place of a carrier where orders are collected. All are texts. */
export const pickupPointSchema = object({
  title: text(required(), maxLength(LIMITS.maxProductName)),
  address: text(required(), maxLength(LIMITS.maxStreet)),
  schedule: openingHours,
  ...pointFields,
});
