import { FormTextField } from '@shop/shared/forms';
import { SettingsSection } from '../../components/settings-section';
import { EMAIL_CHANGE } from './credential-changes';
import { CredentialFields } from './credential-fields';
import { TEXTS } from './texts';
import { useCredentialForm } from './use-credential-form';
import { useSaved } from './use-saved';
import type { ShownUser } from './use-shown-user';

const { email } = TEXTS;

export function EmailSection({ user }: { user: ShownUser }) {
  const form = useCredentialForm(EMAIL_CHANGE, useSaved(email.saved));
  const { control } = form.form;
  return (
    <SettingsSection title={email.title} hint={user.active ? email.confirmed : email.unconfirmed}>
      <CredentialFields
        form={form}
        texts={email}
        current={
          <FormTextField control={control} name="current" label={email.current} type="email" autoComplete="off" />
        }
        next={<FormTextField control={control} name="next" label={email.next} type="email" autoComplete="email" />}
      />
    </SettingsSection>
  );
}
