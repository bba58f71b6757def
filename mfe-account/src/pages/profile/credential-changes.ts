import {
  email,
  maxLength,
  newPassword,
  object,
  password,
  phone,
  required,
  secret,
  text,
  type InferType,
} from '@shop/shared/forms';
import { digitsOf } from '@shop/shared/format';
import { mutate, type Shop } from '@shop/shared/runtime';
import { LIMITS } from '@shop/shared/validation';
import {
  UpdateUserEmailDocument,
  UpdateUserPasswordDocument,
  UpdateUserPhoneDocument,
  type ProfileFragment,
} from '../../generated/graphql';
import { TEXTS } from './texts';

const phoneSchema = object({
  current: text(required(), phone(), maxLength(LIMITS.maxPhone)),
  next: text(required(), phone(), maxLength(LIMITS.maxPhone)),
});
const emailSchema = object({
  current: text(required(), email(), maxLength(LIMITS.maxEmail)),
  next: text(required(), email(), maxLength(LIMITS.maxEmail)),
});
const passwordSchema = object({
  current: secret(required(), password(), maxLength(LIMITS.maxPassword)),
  next: secret(newPassword()),
});

/** What a buyer signs in with, before and after. */
export type CredentialValues = InferType<typeof phoneSchema>;

/** How one of them is changed: it asks for the present one, so that an open screen is not enough. */
export interface CredentialChange {
  schema: typeof phoneSchema;
  /** What the API calls the two fields. */
  fields: { current: string; next: string };
  texts: { mismatch: string; taken: string; failed: string };
  change: (client: Shop['client'], values: CredentialValues) => Promise<ProfileFragment>;
}

export const PHONE_CHANGE: CredentialChange = {
  schema: phoneSchema,
  fields: { current: 'phone', next: 'newPhone' },
  texts: TEXTS.phone,
  change: async (client, { current, next }) => {
    const input = { phone: digitsOf(current), newPhone: digitsOf(next) };
    return (await mutate(client, UpdateUserPhoneDocument, { input })).updateCurrentUserPhone;
  },
};

export const EMAIL_CHANGE: CredentialChange = {
  schema: emailSchema,
  fields: { current: 'email', next: 'newEmail' },
  texts: TEXTS.email,
  change: async (client, { current, next }) => {
    const input = { email: current, newEmail: next };
    return (await mutate(client, UpdateUserEmailDocument, { input })).updateCurrentUserEmail;
  },
};

export const PASSWORD_CHANGE: CredentialChange = {
  schema: passwordSchema,
  fields: { current: 'password', next: 'newPassword' },
  texts: TEXTS.password,
  change: async (client, { current, next }) => {
    const input = { password: current, newPassword: next };
    return (await mutate(client, UpdateUserPasswordDocument, { input })).updateCurrentUserPassword;
  },
};
