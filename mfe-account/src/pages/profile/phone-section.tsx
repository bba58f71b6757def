import { FormPhoneField } from '@shop/shared/forms';
import { SettingsSection } from '../../components/settings-section';
import { PHONE_CHANGE } from './credential-changes';
import { CredentialFields } from './credential-fields';
import { hidePhone } from './hide-phone';
import { TEXTS } from './texts';
import { useCredentialForm } from './use-credential-form';
import type { ShownUser } from './use-shown-user';
import { useSaved } from './use-saved';

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
      />
    </SettingsSection>
  );
}
