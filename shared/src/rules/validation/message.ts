import { object } from 'yup';
import { readEmail } from '../format/email';
import { isEmail } from './checks';
import { LIMITS } from './limits';
import { inn } from './requisite-rules';
import { email, emailOrPhone, maxLength, phone, required } from './rules';
import { text } from './schema';

/** The longest message that the API takes. */
export const MAX_MESSAGE = 4000;

export type MessageText = 'name' | 'email' | 'phone' | 'contact' | 'company' | 'inn' | 'city' | 'message';

/** The texts of a message to the shop (docs/rules.md, Messages), for forms and for the API. */
export function messageSchema(requiredTexts: readonly MessageText[]) {
  const needed = (name: MessageText) => (requiredTexts.includes(name) ? [required()] : []);
  return object({
    name: text(needed('name'), maxLength(LIMITS.maxName)),
    email: text(needed('email'), email(), maxLength(LIMITS.maxEmail)),
    phone: text(needed('phone'), phone(), maxLength(LIMITS.maxPhone)),
    contact: text(needed('contact'), emailOrPhone(), maxLength(LIMITS.maxEmail)),
    company: text(needed('company'), maxLength(LIMITS.maxOrganization)),
    inn: text(needed('inn'), inn()),
    city: text(needed('city'), maxLength(LIMITS.maxCity)),
    message: text(needed('message'), maxLength(MAX_MESSAGE)),
  });
}

/** A contact that passes `emailOrPhone`, by what it is. */
export function sortContact(contact: string): { email: string } | { phone: string } {
  return isEmail(contact) ? { email: readEmail(contact) } : { phone: contact };
}
