import { useEffect, useMemo } from 'react';
import {
  serverFieldErrors,
  FormCityField,
  FormTextField,
  maxLength,
  object,
  required,
  text,
  useSending,
  useShopForm,
  type InferType,
} from '@shop/shared/forms';
import {
  useList,
  useShop,
  type DeliveryCity,
  type DeliveryUserAddress,
  type UserAddressFields,
} from '@shop/shared/runtime';
import { Button, Caption, FieldCell, FieldGrid, Row, SkeletonLines } from '@shop/shared/ui';
import { LIMITS } from '@shop/shared/validation';
import { SettingsSection } from '../../components/settings-section';
import { FormFailure } from '@shop/shared/forms';
import { TEXTS } from './texts';

const addressSchema = object({
  city: text(required(), maxLength(LIMITS.maxCity)),
  street: text(required(), maxLength(LIMITS.maxStreet)),
  home: text(required(), maxLength(LIMITS.maxHome)),
  entrance: text(maxLength(LIMITS.maxAddressPart)),
  floor: text(maxLength(LIMITS.maxAddressPart)),
  apartment: text(maxLength(LIMITS.maxAddressPart)),
});

type AddressValues = InferType<typeof addressSchema>;

const ADDRESS_FIELDS = ['city', 'street', 'home', 'entrance', 'floor', 'apartment'] as const;

function valuesOf(address: DeliveryUserAddress | null): AddressValues {
  const { city = '', street = '', home = '', entrance, floor, apartment } = address ?? {};
  return { city, street, home, entrance: entrance ?? '', floor: floor ?? '', apartment: apartment ?? '' };
}

/** Empty fields are sent as null. */
function toFields({ city, street, home, entrance, floor, apartment }: AddressValues): UserAddressFields {
  return { city, street, home, entrance: entrance || null, floor: floor || null, apartment: apartment || null };
}

function useAddressForm(address: DeliveryUserAddress | null, onSaved: () => void) {
  const { notices, userAddresses } = useShop();
  const form = useShopForm(addressSchema, { defaultValues: valuesOf(address) });
  const { setFocus } = form;

  // The buyer has asked for the form, so the focus moves into it.
  useEffect(() => setFocus('city'), [setFocus]);

  const send = async (values: AddressValues) => {
    const { create, update, items } = userAddresses.getState();
    if (address) await update(address.id, toFields(values));
    else await create({ ...toFields(values), selected: items.length === 0 });
    notices.getState().show(TEXTS.saved);
    onSaved();
  };

  const fieldErrorsOf = (error: unknown) => serverFieldErrors(error, ADDRESS_FIELDS);
  return { form, sending: useSending({ form, send, fieldErrorsOf }) };
}

interface CityFieldProps {
  control: ReturnType<typeof useAddressForm>['form']['control'];
  cities: readonly DeliveryCity[];
  /** The city of the edited address. It remains an option even if the list no longer has it. */
  savedCity: string | null;
}

/** A city the shop delivers to. Any city may be written when the list did not load. */
function CityField({ control, cities, savedCity }: CityFieldProps) {
  const options = useMemo(() => {
    const names = new Set([...(savedCity ? [savedCity] : []), ...cities.map(({ city }) => city)]);
    return [...names].map((city) => ({ value: city, label: city }));
  }, [cities, savedCity]);

  if (cities.length === 0) return <FormTextField control={control} name="city" label={TEXTS.fields.city} />;
  return <FormCityField control={control} name="city" label={TEXTS.fields.city} cities={options} />;
}

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: DeliveryUserAddress | null;
  onClose: () => void;
}

const DETAILS = ['entrance', 'floor', 'apartment'] as const;

function Fields({ address, onClose, cities }: AddressFormProps & { cities: readonly DeliveryCity[] }) {
  const { form, sending } = useAddressForm(address, onClose);
  const { control, formState } = form;
  return (
    <form noValidate onSubmit={sending.submit}>
      <FieldGrid>
        <FieldCell>
          <CityField control={control} cities={cities} savedCity={address?.city ?? null} />
        </FieldCell>
        <FieldCell span={4}>
          <FormTextField control={control} name="street" label={TEXTS.fields.street} autoComplete="address-line1" />
        </FieldCell>
        <FieldCell span={2}>
          <FormTextField control={control} name="home" label={TEXTS.fields.home} />
        </FieldCell>
        {DETAILS.map((name) => (
          <FieldCell key={name} span={2} phoneSpan={2}>
            {/* There is no room for «необязательно» on each field; the line below says it once. */}
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
  );
}

/** The form of one address. It waits for the cities, which decide the kind of their field. */
export function AddressForm({ address, onClose }: AddressFormProps) {
  const { items, revision, hasFailed } = useList('deliveryCities');
  const isWaiting = revision === 0 && !hasFailed;
  return (
    <SettingsSection title={address ? TEXTS.changeAddress : TEXTS.newAddress} hint={TEXTS.hint}>
      {isWaiting ? (
        <div role="status" aria-label={TEXTS.loadingCities}>
          <SkeletonLines count={4} />
        </div>
      ) : (
        <Fields address={address} onClose={onClose} cities={items} />
      )}
    </SettingsSection>
  );
}
