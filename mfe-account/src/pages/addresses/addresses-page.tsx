import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth, useShop, useUserAddresses, type DeliveryUserAddress } from '@shop/shared/runtime';
import { ErrorPanel, Stack } from '@shop/shared/ui';
import { AccountPage } from '../../features/account-page';
import { Loading, RowsSkeleton, SessionEnded } from '../../features/private-data';
import { AddressForm } from './address-form';
import { AddressList } from './address-list';
import { TEXTS } from './texts';

type AddressesState = 'loading' | 'ready' | 'signed-out' | 'failed';

/** The buyer's addresses, loaded when the page opens unless they are fresh. */
function useAddresses() {
  const { track, userAddresses } = useShop();
  const { items, isLoading, hasFailed } = useUserAddresses((state) => state);
  const isAuth = useAuth((auth) => auth.isAuth);
  const [isMounted, setIsMounted] = useState(false);

  const load = useCallback(() => {
    // The store holds the failure.
    track(userAddresses.getState().load()).catch(() => undefined);
  }, [track, userAddresses]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- who is signed in is read after hydration
    setIsMounted(true);
    load();
  }, [load]);

  const stateOf = (): AddressesState => {
    if (isMounted && !isAuth) return 'signed-out';
    if (hasFailed) return 'failed';
    return isLoading ? 'loading' : 'ready';
  };
  return { items, state: stateOf(), load };
}

type Editing = { address: DeliveryUserAddress | null };

/** The open form. When it closes, the focus returns to the button that opened it. */
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

  if (state === 'loading') {
    return (
      <Loading>
        <RowsSkeleton label={TEXTS.loading} />
      </Loading>
    );
  }
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
