import {
  email,
  maxLength,
  object,
  onlyIf,
  password,
  phone,
  required,
  secret,
  text,
  type InferType,
} from '@shop/shared/forms';
import { LIMITS } from '@shop/shared/validation';

const isByPhone = ({ type }: { type?: unknown }) => type === 'phone';
const isByEmail = ({ type }: { type?: unknown }) => type === 'email';

/** Only the visible one of the fields `phone` and `email` is checked. */
export const loginSchema = object({
  type: text(),
  phone: text(onlyIf(isByPhone, required(), phone(), maxLength(LIMITS.maxPhone))),
  email: text(onlyIf(isByEmail, required(), email(), maxLength(LIMITS.maxEmail))),
  password: secret(required(), password(), maxLength(LIMITS.maxPassword)),
});

export type LoginValues = InferType<typeof loginSchema>;
