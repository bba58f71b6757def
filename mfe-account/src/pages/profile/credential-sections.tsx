import { useState, type ReactNode } from 'react';
import { fillTemplate, formatPhone } from '@shop/shared/format';
import { FormPasswordField, FormPhoneField, FormTextField } from '@shop/shared/forms';
import { useAuth, useShop } from '@shop/shared/runtime';
import { Button, FieldCell, FieldGrid, Note } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { FormFailure } from '@shop/shared/forms';
import { EMAIL_CHANGE, PASSWORD_CHANGE, PHONE_CHANGE, useCredentialForm, type CredentialForm } from './credential-form';
import { useSaved, type ShownUser } from './shown-user';
import { TEXTS } from './texts';
import { WaitingEmail } from './waiting-email';

interface CredentialFieldsProps {
  form: CredentialForm;
  texts: { button: string; failed: string };
  current: ReactNode;
  next: ReactNode;
  /** The password as proof, where it is not the current value itself. */
  proof?: ReactNode;
}

/** The current value beside the new one, the proof below, and the button that sends them. */
function CredentialFields({ form: { form, sending }, texts, current, next, proof }: CredentialFieldsProps) {
  return (
    <form noValidate onSubmit={sending.submit}>
      <FieldGrid>
        <FieldCell span={3}>{current}</FieldCell>
        <FieldCell span={3}>{next}</FieldCell>
        {proof && <FieldCell span={3}>{proof}</FieldCell>}
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

function ProofField({ control }: Pick<CredentialForm['form'], 'control'>) {
  const { label } = TEXTS.proof;
  return <FormPasswordField control={control} name="password" label={label} autoComplete="current-password" />;
}

const SHOWN_AT_START = 6; // «+7 912»
const SHOWN_AT_END = 2;

/** `+7 912 ···-··-64`: the form asks for the number as proof, so the page must not show it. */
function hidePhone(phone: string): string {
  const text = formatPhone(phone);
  const hidden = text.slice(SHOWN_AT_START, -SHOWN_AT_END).replace(/\d/g, '·');
  return text.slice(0, SHOWN_AT_START) + hidden + text.slice(-SHOWN_AT_END);
}

const { phone } = TEXTS;

export function PhoneSection({ user }: { user: ShownUser }) {
  const form = useCredentialForm(PHONE_CHANGE, useSaved(phone.saved));
  const { control } = form.form;
  return (
    <SettingsSection title={phone.title} hint={hidePhone(user.phone)}>
      <CredentialFields
        form={form}
        texts={phone}
        current={<FormPhoneField control={control} name="current" label={phone.current} autoComplete="off" />}
        next={<FormPhoneField control={control} name="next" label={phone.next} />}
        proof={<ProofField control={control} />}
      />
    </SettingsSection>
  );
}

const { email } = TEXTS;

export function EmailSection({ user }: { user: ShownUser }) {
  const form = useCredentialForm(EMAIL_CHANGE, useSaved(email.saved));
  const { control } = form.form;
  const hint = fillTemplate(user.active ? email.confirmed : email.unconfirmed, { email: user.email });
  return (
    <SettingsSection title={email.title} hint={hint}>
      {user.newEmail && <WaitingEmail newEmail={user.newEmail} />}
      <CredentialFields
        form={form}
        texts={email}
        current={
          <FormTextField control={control} name="current" label={email.current} type="email" autoComplete="off" />
        }
        next={<FormTextField control={control} name="next" label={email.next} type="email" autoComplete="email" />}
        proof={<ProofField control={control} />}
      />
    </SettingsSection>
  );
}

const { password } = TEXTS;

/** A new password ends every session. The page says so and opens the sign-in dialog. */
export function PasswordSection() {
  const { session, auth } = useShop();
  const isAuth = useAuth((state) => state.isAuth);
  const [isChanged, setIsChanged] = useState(false);
  const signIn = () => auth.getState().openModal('login');
  const form = useCredentialForm(PASSWORD_CHANGE, () => {
    setIsChanged(true);
    void session.end(password.saved).then(signIn);
  });
  const { control } = form.form;

  return (
    <SettingsSection title={password.title} hint={password.hint}>
      {isChanged && !isAuth ? (
        <Note role="status">
          <p>
            {password.saved.title}. {password.saved.text}
          </p>
          <Button kind="outline" onClick={signIn}>
            {password.signIn}
          </Button>
        </Note>
      ) : (
        <CredentialFields
          form={form}
          texts={password}
          current={
            <FormPasswordField
              control={control}
              name="current"
              label={password.current}
              autoComplete="current-password"
            />
          }
          next={
            <FormPasswordField
              control={control}
              name="next"
              label={password.next}
              hint={password.nextHint}
              autoComplete="new-password"
            />
          }
        />
      )}
    </SettingsSection>
  );
}
