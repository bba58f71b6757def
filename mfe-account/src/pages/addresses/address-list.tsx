import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fillTemplate } from '@shop/shared/format';
import type { DeliveryUserAddress } from '@shop/shared/runtime';
import {
  Badge,
  Button,
  EmptyState,
  IconButton,
  media,
  PinIcon,
  PlusIcon,
  TrashIcon,
  VisuallyHidden,
} from '@shop/shared/ui';
import { nameAddresses, type AddressName } from './address-names';
import { TEXTS } from './texts';
import { useAddressActions, type AddressActions } from './use-address-actions';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Card = styled.li<{ $isMain: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 190px;
  padding: 20px 20px 14px;
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  background: var(--c-surface);
  ${({ $isMain }) =>
    $isMain && 'border-color: var(--c-primary); box-shadow: inset 3px 0 0 var(--c-signal), 0 0 0 1px var(--c-primary);'}
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 12px;
`;

const Name = styled.h2`
  min-width: 0;
  font-size: 17px;
  line-height: 24px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
`;

const Street = styled.p`
  margin: 4px 0 16px;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin: auto -12px 0;

  & > :last-child {
    margin-left: auto;
  }
`;

const AddCard = styled(Button)`
  flex-direction: column;
  gap: 8px;
  width: 100%;
  height: 100%;
  min-height: 190px;
  border: 1px dashed var(--c-control);

  &:not(:hover) {
    background: var(--c-surface);
  }
`;

/** Pale until hovered, because every card has one. */
const RemoveButton = styled(IconButton)`
  &:not(:hover) {
    --fg: var(--c-text-3);
  }
`;

interface AddressCardProps {
  address: DeliveryUserAddress;
  called: AddressName;
  actions: AddressActions;
  onEdit: () => void;
}

/** Keeps the focus in the card when the button that made it the main one is gone. */
function useFocusWhenChosen(isMain: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasMain = useRef(isMain);
  useEffect(() => {
    if (isMain && !wasMain.current && document.activeElement === document.body) button.current?.focus();
    wasMain.current = isMain;
  }, [isMain]);
  return button;
}

/** One saved address. Its buttons have its name, because their words are the same on each card. */
function AddressCard({ address, called: { name, rest }, actions, onEdit }: AddressCardProps) {
  const { removingId, choosingId, remove, choose } = actions;
  const isMain = choosingId === null ? address.selected : choosingId === address.id;
  const editButton = useFocusWhenChosen(isMain);
  const named = (text: string) => fillTemplate(text, { address: name });
  return (
    <Card $isMain={isMain}>
      <Head>
        <Name>{name}</Name>
        {isMain && <Badge tone="green">{TEXTS.main}</Badge>}
      </Head>
      {rest && <Street>{rest}</Street>}
      <Actions>
        {!isMain && (
          <Button kind="quiet" aria-label={named(TEXTS.makeMainOf)} onClick={() => choose(address)}>
            {TEXTS.makeMain}
          </Button>
        )}
        <Button ref={editButton} kind="quiet" aria-label={named(TEXTS.editOf)} onClick={onEdit}>
          {TEXTS.edit}
        </Button>
        <RemoveButton
          kind="danger"
          label={named(TEXTS.remove)}
          isLoading={removingId === address.id}
          onClick={() => remove(address)}
        >
          <TrashIcon size={20} />
        </RemoveButton>
      </Actions>
    </Card>
  );
}

interface AddressListProps {
  addresses: readonly DeliveryUserAddress[];
  /** Whether the form is open. */
  isEditing: boolean;
  onAdd: () => void;
  onEdit: (address: DeliveryUserAddress) => void;
}

/**
 * Moves the focus to the «add» button, which is always there, when a removed card or a closed form
 * has taken the focused button with it.
 */
function useFocusWhenLost(count: number, isEditing: boolean) {
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
  const addButton = useFocusWhenLost(addresses.length, isEditing);

  if (addresses.length === 0) {
    const { title, text } = TEXTS.empty;
    const action = (
      <Button ref={addButton} onClick={onAdd}>
        {TEXTS.add}
      </Button>
    );
    return <EmptyState icon={<PinIcon size={32} />} title={title} text={text} action={action} />;
  }
  const names = nameAddresses(addresses);
  const main = addresses.find(({ selected }) => selected);
  const mainName = main && names.get(main.id)?.name;
  return (
    <>
      <VisuallyHidden role="status">{mainName && fillTemplate(TEXTS.mainIs, { address: mainName })}</VisuallyHidden>
      <Cards aria-label={TEXTS.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            called={names.get(address.id) ?? { name: address.city, rest: '' }}
            actions={actions}
            onEdit={() => onEdit(address)}
          />
        ))}
        <li>
          <AddCard ref={addButton} kind="quiet" onClick={onAdd}>
            <PlusIcon size={24} />
            {TEXTS.add}
          </AddCard>
        </li>
      </Cards>
    </>
  );
}
