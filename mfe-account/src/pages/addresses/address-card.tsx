import { useId } from 'react';
import { fillTemplate, formatAddress } from '@shop/shared/format';
import { Button, Radio, TrashIcon } from '@shop/shared/ui';
import type { DeliveryUserAddress } from '@shop/shared/runtime';
import { Actions, Card, City, RemoveButton, Street } from './address-card.styles';
import { TEXTS } from './texts';
import type { AddressActions } from './use-address-actions';

interface AddressCardProps {
  address: DeliveryUserAddress;
  actions: AddressActions;
  onEdit: () => void;
}

/** One saved address. Its controls are described by it: each card has the same ones. */
export function AddressCard({ address, actions, onEdit }: AddressCardProps) {
  const { removingId, choosingId, remove, choose } = actions;
  const isMain = choosingId === null ? address.selected : choosingId === address.id;
  const placeId = useId();
  return (
    <Card $isMain={isMain}>
      <div id={placeId}>
        <City>{address.city}</City>
        <Street>{formatAddress({ ...address, city: null })}</Street>
      </div>
      <Actions>
        <Radio name="main-address" checked={isMain} onChange={() => choose(address)} aria-describedby={placeId}>
          {TEXTS.main}
        </Radio>
        <Button kind="quiet" onClick={onEdit} aria-describedby={placeId}>
          {TEXTS.edit}
        </Button>
        <RemoveButton
          kind="danger"
          label={fillTemplate(TEXTS.remove, { address: formatAddress(address) })}
          isLoading={removingId === address.id}
          onClick={() => remove(address)}
        >
          <TrashIcon size={20} />
        </RemoveButton>
      </Actions>
    </Card>
  );
}
