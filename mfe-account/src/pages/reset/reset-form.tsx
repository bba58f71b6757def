import { FormPasswordField } from '@shop/shared/forms';
import { Button, Field, Muted, Stack, TextInput } from '@shop/shared/ui';
import { LIMITS } from '@shop/shared/validation';
import { FormFailure } from '../../features/form-sending';
import { TEXTS } from './texts';
import { failureText, useResetForm } from './use-reset-form';
import type { ResetLink } from './use-reset-link';

interface ResetFormProps {
  link: ResetLink;
  onDeadLink: () => void;
}

/** The new password; the account is shown, and a password manager knows by it whose password it keeps. */
export function ResetForm({ link, onDeadLink }: ResetFormProps) {
  const { form, sending } = useResetForm(link, onDeadLink);
  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={5}>
        <Muted>{TEXTS.text}</Muted>
        <Field label={TEXTS.account}>
          {(control) => <TextInput {...control} type="email" autoComplete="username" value={link.email} readOnly />}
        </Field>
        <FormPasswordField
          control={form.control}
          name="password"
          label={TEXTS.field}
          autoComplete="new-password"
          maxLength={LIMITS.maxPassword}
        />
        <FormFailure error={sending.error} text={failureText(sending.error)} />
        <Button type="submit" disabled={!form.formState.isValid} isLoading={sending.isBusy}>
          {TEXTS.button}
        </Button>
      </Stack>
    </form>
  );
}
