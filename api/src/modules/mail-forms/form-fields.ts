import { fillTemplate, readEmail, readPhone } from '@shop/shared/format';
import { findErrors, MESSAGES, messageSchema, sortContact, splitInn, type MessageText } from '@shop/shared/validation';
import { showEmail } from '../../input/show-email';
import type { FieldErrors } from '../../input/field-errors';

export const FORMS = ['support', 'partner', 'message'] as const;
export const USER_TYPES = ['fiz', 'ur'] as const;

const SCHEMA = messageSchema(['name', 'email', 'phone', 'message']);
/** For a body with the key `contact` (docs/rules.md, Messages). */
const CONTACT_SCHEMA = messageSchema(['name', 'contact', 'message']);
const TEXT_FIELDS = Object.keys(SCHEMA.fields) as MessageText[]; // the schema has no others

/**
 * People need longer than this to fill a form; the site's own forms wait that long before sending.
 */
const MIN_FILL_MS = 1000;
const TEXTS = { trap: 'Оставьте это поле пустым' } as const;

/** A checked message; null for an empty field. It has an e-mail, a phone or both. */
export interface FormMessage {
  form: (typeof FORMS)[number];
  userType: (typeof USER_TYPES)[number];
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  inn: string | null;
  city: string | null;
  message: string;
}

function readTexts(body: Record<string, unknown>): Record<MessageText, string> {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(body[name])]));
  texts.inn = splitInn(text(body.inn)).inn;
  texts.email = showEmail(readEmail(text(body.email)));
  // Built from exactly the names of MessageText.
  return texts as Record<MessageText, string>;
}

/** Sorts checked texts into the fields of a message. */
function readMessage({ name, message, contact, ...rest }: Record<MessageText, string>) {
  const { email, phone, company, inn, city } = { ...rest, ...(contact && sortContact(contact)) };
  return {
    name,
    email: email || null,
    phone: (phone && readPhone(phone)) || null,
    company: company || null,
    inn: inn || null,
    city: city || null,
    message,
  };
}

/**
 * Signs of a bot: text in the hidden field, or a form filled in an instant.
 * Clients may omit both names.
 */
function findSpamErrors({ website, filledInMs }: Record<string, unknown>): FieldErrors {
  const isTrapped = website !== undefined && website !== '';
  const isPatient = filledInMs === undefined || (typeof filledInMs === 'number' && filledInMs >= MIN_FILL_MS);
  return {
    ...(isTrapped && { website: TEXTS.trap }),
    ...(!isPatient && { filledInMs: fillTemplate(MESSAGES.minNumber, { value: MIN_FILL_MS }) }),
  };
}

/** Reads the body of a form and returns the message, or the errors of its fields. */
export function readFormMessage(values: Record<string, unknown>): { message: FormMessage } | { fields: FieldErrors } {
  const texts = readTexts(values);
  const schema = Object.hasOwn(values, 'contact') ? CONTACT_SCHEMA : SCHEMA;
  const form = FORMS.find((known) => known === values.form);
  const userType = USER_TYPES.find((known) => known === values.userType);
  const fields = {
    ...findErrors(schema, texts),
    ...findSpamErrors(values),
    ...(!form && { form: MESSAGES.required }),
    ...(!userType && { userType: MESSAGES.required }),
    ...(values.consent !== true && { consent: MESSAGES.required }),
  };
  if (!form || !userType || Object.keys(fields).length > 0) return { fields };
  return { message: { form, userType, ...readMessage(texts) } };
}
