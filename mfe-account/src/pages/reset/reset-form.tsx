import {
  serverFieldErrors,
  FormPasswordField,
  newPassword,
  object,
  secret,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import { query, RequestError, useNavigate, useShop } from '@shop/shared/runtime';
import { Button, Field, Muted, Stack, TextInput } from '@shop/shared/ui';
import { FormFailure } from '@shop/shared/forms';
import { ResetPasswordDocument } from '../../generated/graphql';
import { TEXTS } from './texts';

/** The parameters of the link in the mail. */
export interface ResetLink {
  token: string;
  email: string;
}

const resetSchema = object({ password: secret(newPassword()) });
type ResetValues = InferType<typeof resetSchema>;

/** A bad request is about the link, unless it names the password. */
function isDeadLink(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'BAD_REQUEST' && !error.fields.password;
}

/** Sets the password, then leads home and opens the sign-in dialog. */
function useResetForm(link: ResetLink, onDeadLink: () => void) {
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

  const fieldErrorsOf = (error: unknown) => serverFieldErrors(error, ['password']);
  return { form, sending: useSending({ form, send, fieldErrorsOf }) };
}

function failureText(error: unknown): string {
  return error instanceof RequestError && error.code === 'NOT_FOUND' ? TEXTS.userNotFound : TEXTS.failed;
}

interface ResetFormProps {
  link: ResetLink;
  onDeadLink: () => void;
}

/** The form of the new password. It shows the account for password managers. */
export function ResetForm({ link, onDeadLink }: ResetFormProps) {
  const { form, sending } = useResetForm(link, onDeadLink);
  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={5}>
        <Muted>{TEXTS.text}</Muted>
        <Field label={TEXTS.account}>
          {(control) => <TextInput {...control} type="email" autoComplete="username" value={link.email} readOnly />}
        </Field>
        <FormPasswordField control={form.control} name="password" label={TEXTS.field} autoComplete="new-password" />
        <FormFailure error={sending.error} text={failureText(sending.error)} />
        <Button type="submit" disabled={!form.formState.isValid} isLoading={sending.isBusy}>
          {TEXTS.button}
        </Button>
      </Stack>
    </form>
  );
}
