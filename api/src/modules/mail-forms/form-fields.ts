import { fillTemplate } from '@shop/shared/format';
import { isEmail, isInn, isPhone, LIMITS, MESSAGES } from '@shop/shared/validation';
import { findLengthErrors, type FieldErrors } from '../../input/field-errors';

export const FORMS = ['support', 'partner', 'message'] as const;
export const USER_TYPES = ['fiz', 'ur'] as const;

const MAX_LENGTHS = {
  name: 128,
  email: LIMITS.maxEmail,
  phone: LIMITS.maxPhone,
  company: 255,
  inn: 12,
  city: 128,
  message: 4000,
} as const;

/** No person fills a form faster; the site's own forms wait this long before they send. */
const MIN_FILL_MS = 1000;
const TEXTS = { trap: 'Оставьте это поле пустым' } as const;

type TextField = keyof typeof MAX_LENGTHS;

/** A checked message; null for what was left empty. */
export interface FormMessage {
  form: (typeof FORMS)[number];
  userType: (typeof USER_TYPES)[number];
  name: string;
  email: string;
  phone: string;
  company: string | null;
  inn: string | null;
  city: string | null;
  message: string;
}

const REQUIRED: TextField[] = ['name', 'email', 'phone', 'message'];
const TEXT_FIELDS = Object.keys(MAX_LENGTHS).filter((name): name is TextField => name in MAX_LENGTHS);

function readTexts(body: Record<string, unknown>): Record<TextField, string> {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(body[name])]));
  // Built from exactly the names of TextField.
  return texts as Record<TextField, string>;
}

function findTextErrors(texts: Record<TextField, string>): FieldErrors {
  const missing = REQUIRED.filter((name) => texts[name] === '');
  return {
    ...(texts.inn && !isInn(texts.inn) && { inn: MESSAGES.inn }),
    ...(!isPhone(texts.phone) && { phone: MESSAGES.phone }),
    ...(!isEmail(texts.email) && { email: MESSAGES.email }),
    ...findLengthErrors(texts, MAX_LENGTHS),
    ...Object.fromEntries(missing.map((name) => [name, MESSAGES.required])),
  };
}

/**
 * What a person never sends: a text in the field that the page hides, or a form filled in an instant.
 * A client that knows neither name is welcome.
 */
function findSpamErrors({ website, filledInMs }: Record<string, unknown>): FieldErrors {
  const isTrapped = website !== undefined && website !== '';
  const isPatient = filledInMs === undefined || (typeof filledInMs === 'number' && filledInMs >= MIN_FILL_MS);
  return {
    ...(isTrapped && { website: TEXTS.trap }),
    ...(!isPatient && { filledInMs: fillTemplate(MESSAGES.minNumber, { value: MIN_FILL_MS }) }),
  };
}

/** Reads the body of a form: the message, or what is wrong with which field. */
export function readFormMessage(values: Record<string, unknown>): { message: FormMessage } | { fields: FieldErrors } {
  const texts = readTexts(values);
  const form = FORMS.find((known) => known === values.form);
  const userType = USER_TYPES.find((known) => known === values.userType);
  const fields = {
    ...findTextErrors(texts),
    ...findSpamErrors(values),
    ...(!form && { form: MESSAGES.required }),
    ...(!userType && { userType: MESSAGES.required }),
    ...(values.consent !== true && { consent: MESSAGES.required }),
  };
  if (!form || !userType || Object.keys(fields).length > 0) return { fields };
  const { company, inn, city, ...required } = texts;
  return { message: { ...required, form, userType, company: company || null, inn: inn || null, city: city || null } };
}
