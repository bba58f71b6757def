import { useEffect } from 'react';
import { readEmail, readPhone } from '@shop/shared/format';
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
  textRule,
  useSending,
  useShopForm,
  type InferType,
  type Sending,
} from '@shop/shared/forms';
import { mutate, RequestError, useShop, type Shop } from '@shop/shared/runtime';
import { LIMITS } from '@shop/shared/validation';
import {
  UpdateUserEmailDocument,
  UpdateUserPasswordDocument,
  UpdateUserPhoneDocument,
  type ProfileFragment,
} from '../../generated/graphql';
import { TEXTS } from './texts';

const currentPassword = secret(required(), password(), maxLength(LIMITS.maxPassword));

/** The new value differs from the current one, when both are written in one way. */
const differs = (message: string, normal: (text: string) => string) =>
  textRule(message, (next, { current }) => typeof current !== 'string' || normal(next) !== normal(current));

const phoneSchema = object({
  current: text(required(), phone(), maxLength(LIMITS.maxPhone)),
  next: text(required(), phone(), maxLength(LIMITS.maxPhone), differs(TEXTS.phone.same, readPhone)),
  password: currentPassword,
});
const emailSchema = object({
  current: text(required(), email(), maxLength(LIMITS.maxEmail)),
  next: text(required(), email(), maxLength(LIMITS.maxEmail), differs(TEXTS.email.same, readEmail)),
  password: currentPassword,
});
const passwordSchema = object({
  current: currentPassword,
  next: secret(
    newPassword(),
    differs(TEXTS.password.same, (written) => written),
  ),
  // The form has no such field: the current value is the password.
  password: secret(),
});

/** The current and the new phone, e-mail or password, and the password as proof. */
type CredentialValues = InferType<typeof phoneSchema>;

/**
 * Describes how to change a phone, an e-mail or a password. The form asks for the current one and
 * the password, so that access to an unlocked screen is not enough.
 */
interface CredentialChange {
  schema: typeof phoneSchema;
  /** The names of the current and the new value in the API. */
  fields: { current: string; next: string };
  texts: { mismatch: string; taken: string; failed: string };
  change: (client: Shop['client'], values: CredentialValues) => Promise<ProfileFragment>;
}

export const PHONE_CHANGE: CredentialChange = {
  schema: phoneSchema,
  fields: { current: 'phone', next: 'newPhone' },
  texts: TEXTS.phone,
  change: async (client, { current, next, ...proof }) => {
    const input = { phone: readPhone(current), newPhone: readPhone(next), ...proof };
    return (await mutate(client, UpdateUserPhoneDocument, { input })).updateCurrentUserPhone;
  },
};

export const EMAIL_CHANGE: CredentialChange = {
  schema: emailSchema,
  fields: { current: 'email', next: 'newEmail' },
  texts: TEXTS.email,
  change: async (client, { current, next, ...proof }) => {
    const input = { email: current, newEmail: next, ...proof };
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

const EMPTY: CredentialValues = { current: '', next: '', password: '' };

/** Blames the current value for a bad request, unless the API reports errors in others only. */
function credentialErrors(error: unknown, { fields, texts }: CredentialChange) {
  if (!(error instanceof RequestError)) return [];
  if (error.code === 'CONFLICT') return [{ name: 'next', message: texts.taken } as const];
  if (error.code !== 'BAD_REQUEST') return [];
  const { [fields.current]: current, [fields.next]: next, password } = error.fields;
  const others = [
    { name: 'next', message: next },
    { name: 'password', message: password },
  ] as const;
  const named = others.flatMap(({ name, message }) => (message ? [{ name, message }] : []));
  return current || named.length === 0 ? [{ name: 'current', message: texts.mismatch } as const] : named;
}

/** The form that changes a phone, an e-mail or a password. */
export function useCredentialForm(change: CredentialChange, onChanged: (user: ProfileFragment) => void) {
  const { client } = useShop();
  const form = useShopForm(change.schema, { defaultValues: EMPTY });
  const { watch, trigger } = form;

  // The new value is right or wrong beside the current one, which may be written later.
  useEffect(() => {
    const { unsubscribe } = watch(({ next }, { name }) => {
      if (name === 'current' && next) void trigger('next');
    });
    return unsubscribe;
  }, [trigger, watch]);

  const send = async (values: CredentialValues) => {
    const user = await change.change(client, values);
    form.reset(EMPTY);
    onChanged(user);
  };
  const sending: Sending = useSending({ form, send, fieldErrorsOf: (error) => credentialErrors(error, change) });
  return { form, sending };
}

export type CredentialForm = ReturnType<typeof useCredentialForm>;
