import {
  checkbox,
  email,
  inn,
  maxLength,
  object,
  phone,
  required,
  requiredCheckbox,
  text,
  type InferType,
} from '@shop/shared/forms';
import { LIMITS } from '@shop/shared/validation';
import type { MessageField, MessageFieldKey } from './types';

/** The API takes 4000 letters; the rest is room for the words of the template. */
const MAX_MESSAGE = 3800;

const RULES = {
  name: [maxLength(128)],
  phone: [phone(), maxLength(LIMITS.maxPhone)],
  email: [email(), maxLength(LIMITS.maxEmail)],
  company: [maxLength(255)],
  inn: inn(),
  city: [maxLength(128)],
  cars: [maxLength(16)],
  units: [maxLength(16)],
  message: [maxLength(MAX_MESSAGE)],
};

/** The schema of a form that asks for these fields; what it does not ask for stays empty. */
export function messageSchema(fields: readonly MessageField[]) {
  const field = (key: MessageFieldKey) => {
    const asked = fields.find((known) => known.key === key);
    return asked ? text(...(asked.required ? [required()] : []), ...RULES[key]) : text();
  };
  return object({
    name: field('name'),
    phone: field('phone'),
    email: field('email'),
    company: field('company'),
    inn: field('inn'),
    city: field('city'),
    cars: field('cars'),
    units: field('units'),
    message: field('message'),
    /** A trap for programs: people do not see it. */
    website: text(),
    consent: checkbox(requiredCheckbox()),
  });
}

export type MessageValues = InferType<ReturnType<typeof messageSchema>>;

export const EMPTY_VALUES: MessageValues = {
  name: '',
  phone: '',
  email: '',
  company: '',
  inn: '',
  city: '',
  cars: '',
  units: '',
  message: '',
  website: '',
  consent: false,
};
