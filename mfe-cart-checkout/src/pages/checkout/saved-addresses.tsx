import { formatAddress } from '@shop/shared/format';
import { OptionCard } from '@shop/shared/ui';
import { OptionGroup } from './option-group';
import { TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';
import type { Delivery } from './use-delivery';
import { useSavedAddresses } from './use-saved-addresses';

interface SavedAddressesProps {
  form: CheckoutForm;
  delivery: Delivery;
}

const { saved } = TEXTS;

/** One press fills the address; nothing for guests and for who has saved none. */
export function SavedAddresses({ form, delivery }: SavedAddressesProps) {
  const { addresses, chosenId, choose } = useSavedAddresses(form, delivery);
  if (addresses.length === 0) return null;
  return (
    <OptionGroup label={saved.label} error={undefined}>
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
