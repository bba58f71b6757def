import { useShopForm } from '@shop/shared/forms';
import { RequestError, useShop } from '@shop/shared/runtime';
import { useSending } from '../../features/form-sending';
import type { ProfileFragment } from '../../generated/graphql';
import type { CredentialChange, CredentialValues } from './credential-changes';

const EMPTY: CredentialValues = { current: '', next: '' };

/** A wrong present value is a bad request, unless the API says that it is the new one that is bad. */
function complaintsOf(error: unknown, { fields, texts }: CredentialChange) {
  if (!(error instanceof RequestError)) return [];
  if (error.code === 'CONFLICT') return [{ name: 'next', message: texts.taken } as const];
  if (error.code !== 'BAD_REQUEST') return [];
  const message = error.fields[fields.next];
  if (!message || error.fields[fields.current]) return [{ name: 'current', message: texts.mismatch } as const];
  return [{ name: 'next', message } as const];
}

/** The form that changes a phone, an e-mail or a password. */
export function useCredentialForm(change: CredentialChange, onChanged: (user: ProfileFragment) => void) {
  const { client } = useShop();
  const form = useShopForm(change.schema, { defaultValues: EMPTY });
  const send = async (values: CredentialValues) => {
    const user = await change.change(client, values);
    form.reset(EMPTY);
    onChanged(user);
  };
  return { form, sending: useSending({ form, send, complaintsOf: (error) => complaintsOf(error, change) }) };
}

export type CredentialForm = ReturnType<typeof useCredentialForm>;
