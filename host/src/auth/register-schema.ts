import {
  checkbox,
  email,
  maxLength,
  newPassword,
  object,
  phone,
  required,
  requiredCheckbox,
  secret,
  text,
  type InferType,
} from '@shop/shared/forms';
import { LIMITS } from '@shop/shared/validation';

export const registerSchema = object({
  name: text(required(), maxLength(LIMITS.maxName)),
  email: text(required(), email(), maxLength(LIMITS.maxEmail)),
  phone: text(required(), phone(), maxLength(LIMITS.maxPhone)),
  password: secret(newPassword()),
  agree: checkbox(requiredCheckbox()),
});

export type RegisterValues = InferType<typeof registerSchema>;
