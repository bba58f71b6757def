import { useEffect, useRef } from 'react';
import { PinIcon, Button, EmptyState, PlusIcon, VisuallyHidden } from '@shop/shared/ui';
import type { DeliveryUserAddress } from '@shop/shared/runtime';
import { AddressCard } from './address-card';
import { AddCard, Cards } from './address-card.styles';
import { TEXTS } from './texts';
import { useAddressActions } from './use-address-actions';

interface AddressListProps {
  addresses: readonly DeliveryUserAddress[];
  /** The form is open. */
  isEditing: boolean;
  onAdd: () => void;
  onEdit: (address: DeliveryUserAddress) => void;
}

/**
 * A card that is removed and a form that closes may take the focused button with them;
 * the focus then goes to the button that is always there.
 */
function useKeptFocus(count: number, isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isShown.current && !isEditing && isLost) button.current?.focus();
    isShown.current = true;
  }, [count, isEditing]);
  return button;
}

/** The saved addresses, one of them the main one. */
export function AddressList({ addresses, isEditing, onAdd, onEdit }: AddressListProps) {
  const actions = useAddressActions();
  const addButton = useKeptFocus(addresses.length, isEditing);

  if (addresses.length === 0) {
    const { title, text } = TEXTS.empty;
    const action = (
      <Button ref={addButton} onClick={onAdd}>
        {TEXTS.add}
      </Button>
    );
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
          <AddCard ref={addButton} kind="quiet" onClick={onAdd}>
            <PlusIcon size={24} />
            {TEXTS.add}
          </AddCard>
        </li>
      </Cards>
    </fieldset>
  );
}
