import { formatAddress } from '@shop/shared/format';
import { useUserAddresses, type DeliveryUserAddress } from '@shop/shared/runtime';
import { OptionCard, OptionGroup } from '@shop/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Delivery } from './delivery';
import { TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

const { saved } = TEXTS;

const FIELDS = [
  'deliveryCityId',
  'deliveryStreet',
  'deliveryHome',
  'deliveryEntrance',
  'deliveryFloor',
  'deliveryApartment',
] as const;

type AddressValues = Record<(typeof FIELDS)[number], string>;

const NEW_ADDRESS: Omit<AddressValues, 'deliveryCityId'> = {
  deliveryStreet: '',
  deliveryHome: '',
  deliveryEntrance: '',
  deliveryFloor: '',
  deliveryApartment: '',
};

/** An unknown city leaves the field empty, so that the buyer chooses one from the list. */
function toValues(address: DeliveryUserAddress, cities: Delivery['cities']): AddressValues {
  const city = cities.find((item) => item.city.toLowerCase() === address.city.trim().toLowerCase());
  return {
    deliveryCityId: city ? String(city.id) : '',
    deliveryStreet: address.street,
    deliveryHome: address.home,
    deliveryEntrance: address.entrance ?? '',
    deliveryFloor: address.floor ?? '',
    deliveryApartment: address.apartment ?? '',
  };
}

interface AddressChoice {
  addresses: readonly DeliveryUserAddress[];
  /** The saved address that the fields show now; null when they show another one. */
  chosenId: number | null;
  choose: (address: DeliveryUserAddress | null) => void;
}

/** The addresses of a signed-in buyer. The selected one fills the fields that are still empty. */
function useSavedAddresses(form: CheckoutForm, { cities }: Delivery): AddressChoice {
  const addresses = useUserAddresses((state) => state.items);
  const values = form.watch();
  const isInFields = (address: DeliveryUserAddress) => {
    const saved = toValues(address, cities);
    return FIELDS.every((name) => values[name] === saved[name]);
  };

  const choose = (address: DeliveryUserAddress | null) => {
    const next: Partial<AddressValues> = address ? toValues(address, cities) : NEW_ADDRESS;
    for (const name of FIELDS) {
      const value = next[name];
      if (value !== undefined) form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
    }
  };

  const preset = useEffectEvent(() => {
    const selected = addresses.find((address) => address.selected);
    const isEmpty = FIELDS.every((name) => form.getValues(name) === '');
    if (selected && isEmpty) choose(selected);
  });

  useEffect(() => preset(), [addresses]);

  return { addresses, chosenId: addresses.find(isInFields)?.id ?? null, choose };
}

interface SavedAddressesProps {
  form: CheckoutForm;
  delivery: Delivery;
}

/** Fills the address from a saved one. Renders nothing for buyers without saved addresses. */
export function SavedAddresses({ form, delivery }: SavedAddressesProps) {
  const { addresses, chosenId, choose } = useSavedAddresses(form, delivery);
  if (addresses.length === 0) return null;
  return (
    <OptionGroup label={saved.label}>
      {addresses.map((address) => (
        <OptionCard
          key={address.id}
          name="savedAddress"
          title={address.city}
          text={formatAddress({ ...address, city: null })}
          checked={address.id === chosenId}
          onChange={() => choose(address)}
        />
      ))}
      <OptionCard
        name="savedAddress"
        title={saved.other}
        text={saved.byHand}
        checked={chosenId === null}
        onChange={() => choose(null)}
      />
    </OptionGroup>
  );
}
