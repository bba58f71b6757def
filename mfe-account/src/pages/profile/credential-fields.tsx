import type { ReactNode } from 'react';
import { Button, FieldCell, FieldGrid } from '@shop/shared/ui';
import { FormFailure } from '../../features/form-sending';
import type { CredentialForm } from './use-credential-form';

interface CredentialFieldsProps {
  form: CredentialForm;
  texts: { button: string; failed: string };
  current: ReactNode;
  next: ReactNode;
}

/** The present value beside the new one, and the button. */
export function CredentialFields({ form: { form, sending }, texts, current, next }: CredentialFieldsProps) {
  return (
    <form noValidate onSubmit={sending.submit}>
      <FieldGrid>
        <FieldCell span={3}>{current}</FieldCell>
        <FieldCell span={3}>{next}</FieldCell>
        <FieldCell>
          <FormFailure error={sending.error} text={texts.failed} />
          <Button type="submit" kind="outline" disabled={!form.formState.isValid} isLoading={sending.isBusy}>
            {texts.button}
          </Button>
        </FieldCell>
      </FieldGrid>
    </form>
  );
}
