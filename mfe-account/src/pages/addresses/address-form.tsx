import { FormTextField } from '@shop/shared/forms';
import { Button, Caption, FieldCell, FieldGrid, Row } from '@shop/shared/ui';
import type { DeliveryUserAddress } from '@shop/shared/runtime';
import { SettingsSection } from '../../components/settings-section';
import { FormFailure } from '../../features/form-sending';
import { CityField } from './city-field';
import { TEXTS } from './texts';
import { useAddressForm } from './use-address-form';

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: DeliveryUserAddress | null;
  onClose: () => void;
}

const DETAILS = ['entrance', 'floor', 'apartment'] as const;

export function AddressForm({ address, onClose }: AddressFormProps) {
  const { form, sending } = useAddressForm(address, onClose);
  const { control, formState } = form;
  return (
    <SettingsSection title={address ? TEXTS.changeAddress : TEXTS.newAddress} hint={TEXTS.hint}>
      <form noValidate onSubmit={sending.submit}>
        <FieldGrid>
          <FieldCell>
            <CityField control={control} kept={address?.city ?? null} />
          </FieldCell>
          <FieldCell span={4}>
            <FormTextField control={control} name="street" label={TEXTS.fields.street} autoComplete="address-line1" />
          </FieldCell>
          <FieldCell span={2}>
            <FormTextField control={control} name="home" label={TEXTS.fields.home} />
          </FieldCell>
          {DETAILS.map((name) => (
            <FieldCell key={name} span={2} phoneSpan={2}>
              {/* Three times «необязательно» does not fit here: the line below says it once. */}
              <FormTextField control={control} name={name} label={TEXTS.fields[name]} isOptional aside={<></>} />
            </FieldCell>
          ))}
          <FieldCell>
            <Caption as="p">{TEXTS.details}</Caption>
          </FieldCell>
          <FieldCell>
            <FormFailure error={sending.error} text={TEXTS.saveFailed} />
            <Row gap={2}>
              <Button type="submit" disabled={!formState.isValid} isLoading={sending.isBusy}>
                {TEXTS.save}
              </Button>
              <Button kind="quiet" onClick={onClose}>
                {TEXTS.cancel}
              </Button>
            </Row>
          </FieldCell>
        </FieldGrid>
      </form>
    </SettingsSection>
  );
}
