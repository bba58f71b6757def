import { useRef, useState } from 'react';
import { ErrorPanel, Stack } from '@shop/shared/ui';
import type { DeliveryUserAddress } from '@shop/shared/runtime';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { AccountPage } from '../../features/account-page';
import { SessionEnded } from '../../features/private-data';
import { AddressForm } from './address-form';
import { AddressList } from './address-list';
import { TEXTS } from './texts';
import { useAddresses } from './use-addresses';

type Editing = { address: DeliveryUserAddress | null };

/** Which form is open; when it closes, the focus goes back to what opened it. */
function useEditing() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const opener = useRef<Element | null>(null);
  const open = (address: DeliveryUserAddress | null) => {
    opener.current = document.activeElement;
    setEditing({ address });
  };
  const close = () => {
    setEditing(null);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  return { editing, open, close };
}

interface AddressesProps {
  isEditing: boolean;
  onOpen: (address: DeliveryUserAddress | null) => void;
}

function Addresses({ isEditing, onOpen }: AddressesProps) {
  const { items, state, load } = useAddresses();

  if (state === 'loading') return <RowsSkeleton label={TEXTS.loading} />;
  if (state === 'signed-out') return <SessionEnded onSignedIn={load} />;
  if (state === 'failed') return <ErrorPanel {...TEXTS.failed} onRetry={load} />;
  return <AddressList addresses={items} isEditing={isEditing} onAdd={() => onOpen(null)} onEdit={onOpen} />;
}

export function AddressesPage() {
  const { editing, open, close } = useEditing();
  return (
    <AccountPage title={TEXTS.title} current="/addresses">
      <Stack gap={12}>
        <Addresses isEditing={editing !== null} onOpen={open} />
        {editing && <AddressForm key={editing.address?.id ?? 0} address={editing.address} onClose={close} />}
      </Stack>
    </AccountPage>
  );
}
