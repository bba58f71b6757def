import { useRef, useState } from 'react';
import { useShop, type DeliveryUserAddress } from '@shop/shared/runtime';
import { TEXTS } from './texts';

export interface AddressActions {
  /** The id of the address that is being removed. */
  removingId: number | null;
  /** The id of the address that is becoming the main one. */
  choosingId: number | null;
  remove: (address: DeliveryUserAddress) => void;
  choose: (address: DeliveryUserAddress) => void;
}

/** Removes addresses, with an undo, and chooses the main one. A failure changes nothing. */
export function useAddressActions(): AddressActions {
  const { notices, track, userAddresses } = useShop();
  const [removingId, setRemovingId] = useState<number | null>(null);
  const [choosingId, setChoosingId] = useState<number | null>(null);
  /** Settles with the pending choice. Until then, the main address is not known. */
  const choice = useRef(Promise.resolve());
  const { show } = notices.getState();

  const putBack = (address: DeliveryUserAddress) => {
    const { id: _id, ...fields } = address;
    const { title, text, again } = TEXTS.undoFailed;
    const notifyFailure = () =>
      show({ title, text, kind: 'error', action: { text: again, run: () => putBack(address) } });
    track(userAddresses.getState().create(fields)).catch(notifyFailure);
  };

  const removeChosen = async (address: DeliveryUserAddress) => {
    await choice.current;
    const { items, remove: send } = userAddresses.getState();
    await track(send(address.id));
    return items.find(({ id }) => id === address.id) ?? address;
  };

  const remove = (address: DeliveryUserAddress) => {
    if (removingId !== null) return;
    setRemovingId(address.id);
    const { title, text, undo } = TEXTS.removed;
    removeChosen(address)
      .then(
        (removed) => show({ title, text, action: { text: undo, run: () => putBack(removed) } }),
        () => show({ ...TEXTS.removeFailed, kind: 'error' }),
      )
      .finally(() => setRemovingId(null));
  };

  const choose = ({ id }: DeliveryUserAddress) => {
    if (choosingId !== null) return;
    setChoosingId(id);
    choice.current = track(userAddresses.getState().select(id))
      .catch(() => show({ ...TEXTS.chooseFailed, kind: 'error' }))
      .finally(() => setChoosingId(null));
  };

  return { removingId, choosingId, remove, choose };
}
