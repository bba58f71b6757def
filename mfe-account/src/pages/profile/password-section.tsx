import { useState } from 'react';
import { FormPasswordField } from '@shop/shared/forms';
import { useAuth, useShop } from '@shop/shared/runtime';
import { Button, Note } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { PASSWORD_CHANGE } from './credential-changes';
import { CredentialFields } from './credential-fields';
import { TEXTS } from './texts';
import { useCredentialForm } from './use-credential-form';

const { password } = TEXTS;

/** A new password ends every session, this one too: that is told, and the sign-in opened. */
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
