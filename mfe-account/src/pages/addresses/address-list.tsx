import { PinIcon, Button, EmptyState, PlusIcon, VisuallyHidden } from '@shop/shared/ui';
import type { DeliveryUserAddress } from '@shop/shared/runtime';
import { AddressCard } from './address-card';
import { AddCard, Cards } from './address-card.styles';
import { TEXTS } from './texts';
import { useAddressActions } from './use-address-actions';

interface AddressListProps {
  addresses: readonly DeliveryUserAddress[];
  onAdd: () => void;
  onEdit: (address: DeliveryUserAddress) => void;
}

/** The saved addresses, one of them the main one. */
export function AddressList({ addresses, onAdd, onEdit }: AddressListProps) {
  const actions = useAddressActions();

  if (addresses.length === 0) {
    const { title, text } = TEXTS.empty;
    const action = <Button onClick={onAdd}>{TEXTS.add}</Button>;
    return <EmptyState icon={<PinIcon size={32} />} title={title} text={text} action={action} />;
  }
  return (
    <fieldset>
      <VisuallyHidden as="legend">{TEXTS.choice}</VisuallyHidden>
      <Cards aria-label={TEXTS.list}>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} actions={actions} onEdit={() => onEdit(address)} />
        ))}
        <li>
          <AddCard kind="quiet" onClick={onAdd}>
            <PlusIcon size={24} />
            {TEXTS.add}
          </AddCard>
        </li>
      </Cards>
    </fieldset>
  );
}
