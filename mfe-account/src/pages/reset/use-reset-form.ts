import { newPassword, object, secret, useShopForm, type InferType } from '@shop/shared/forms';
import { query, RequestError, useNavigate, useShop } from '@shop/shared/runtime';
import { fieldComplaints, useSending } from '../../features/form-sending';
import { ResetPasswordDocument } from '../../generated/graphql';
import { TEXTS } from './texts';
import type { ResetLink } from './use-reset-link';

const resetSchema = object({ password: secret(newPassword()) });
type ResetValues = InferType<typeof resetSchema>;

/** A link that does not work is a bad request too; the field that may be bad is the password. */
function isDeadLink(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'BAD_REQUEST' && !error.fields.password;
}

/** Sets the password, and leads to the sign-in with it. */
export function useResetForm(link: ResetLink, onDeadLink: () => void) {
  const { auth, client, notices } = useShop();
  const navigate = useNavigate();
  const form = useShopForm(resetSchema, { defaultValues: { password: '' } });

  const send = async ({ password }: ResetValues) => {
    try {
      await query(client, ResetPasswordDocument, { input: { ...link, password } });
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      onDeadLink();
      return;
    }
    notices.getState().show(TEXTS.done);
    await navigate('/', { replace: true });
    auth.getState().openModal('login');
  };

  const complaintsOf = (error: unknown) => fieldComplaints(error, ['password']);
  return { form, sending: useSending({ form, send, complaintsOf }) };
}

/** The text under the form, to the letter of the specification's error catalogue. */
export function failureText(error: unknown): string {
  return error instanceof RequestError && error.code === 'NOT_FOUND' ? TEXTS.userNotFound : TEXTS.failed;
}
