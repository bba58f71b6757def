import { FormTextField } from '@shop/shared/forms';
import { Button, FieldCell, FieldGrid } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { FormFailure } from '../../features/form-sending';
import { GenderField } from './gender-field';
import { TEXTS } from './texts';
import { useInfoForm } from './use-info-form';
import type { ShownUser } from './use-shown-user';

const { info } = TEXTS;

export function InfoSection({ user }: { user: ShownUser }) {
  const { form, sending } = useInfoForm(user);
  const { control, formState } = form;
  return (
    <SettingsSection title={info.title}>
      <form noValidate onSubmit={sending.submit}>
        <FieldGrid>
          <FieldCell>
            <FormTextField control={control} name="fullname" label={info.fullname} autoComplete="name" />
          </FieldCell>
          <FieldCell span={3}>
            <FormTextField control={control} name="city" label={info.city} autoComplete="address-level2" isOptional />
          </FieldCell>
          <FieldCell span={3}>
            <FormTextField
              control={control}
              name="birthDate"
              label={info.birthDate}
              hint={info.birthDateHint}
              autoComplete="bday"
              inputMode="decimal"
              isOptional
            />
          </FieldCell>
          <FieldCell>
            <GenderField register={form.register} />
          </FieldCell>
          <FieldCell>
            <FormFailure error={sending.error} text={info.failed} />
            <Button type="submit" disabled={!formState.isValid} isLoading={sending.isBusy}>
              {info.button}
            </Button>
          </FieldCell>
        </FieldGrid>
      </form>
    </SettingsSection>
  );
}
