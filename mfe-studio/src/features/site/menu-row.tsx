import styled from 'styled-components';
import { Field, media, Muted, TextInput, TrashIcon } from '@shop/shared/ui';
import { SmallButton, StepIcon } from '../../components';
import { LinkField, type LinkTarget } from '../links';
import type { EntryEdit } from './menu-edit';

const Item = styled.li<{ $isDropTarget: boolean }>`
  display: flex;
  gap: 8px 12px;
  align-items: center;
  padding: 6px 4px 6px 12px;
  border: 1px solid var(--c-line);
  border-left: 3px solid ${({ $isDropTarget }) => ($isDropTarget ? 'var(--c-signal)' : 'var(--c-line)')};
  background: var(--c-surface);
  cursor: grab;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }

  /* Beside the buttons, long words would break on the narrowest phones. */
  @media ${media.phone} {
    flex-wrap: wrap;

    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Words = styled.p`
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

const Address = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  align-items: start;
  padding-block: 6px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
`;

interface MenuRowProps {
  entry: EntryEdit;
  targets: readonly LinkTarget[];
  errors: { text?: string | undefined; to?: string | undefined };
  isFirst: boolean;
  isLast: boolean;
  isDropTarget: boolean;
  onChange: (entry: EntryEdit) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: () => void;
  onDrop: () => void;
}

function OwnFields({
  entry,
  targets,
  errors,
  onChange,
}: Pick<MenuRowProps, 'entry' | 'targets' | 'errors' | 'onChange'>) {
  return (
    <Fields>
      <Field label="Слова" error={errors.text}>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            maxLength={40}
            value={entry.text}
            onChange={({ target }) => onChange({ ...entry, text: target.value })}
          />
        )}
      </Field>
      <LinkField
        label="Куда ведёт"
        targets={targets}
        value={entry.to}
        error={errors.to}
        onChange={(to) => onChange({ ...entry, to })}
      />
    </Fields>
  );
}

/** One link of a menu: the shop's own is edited, others are moved only. */
export function MenuRow(props: MenuRowProps) {
  const { entry, isFirst, isLast, isDropTarget, onMove, onRemove } = props;
  const name = entry.text || 'Новый пункт';
  return (
    <Item
      aria-label={name}
      draggable
      $isDropTarget={isDropTarget}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        props.onDragStart();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        props.onDragOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      {entry.isOwn ? (
        <OwnFields {...props} />
      ) : (
        <div>
          <Words>{name}</Words>
          {entry.to !== '#' && <Address>{entry.to}</Address>}
        </div>
      )}
      <Tools>
        <SmallButton label={`Поднять «${name}»`} disabled={isFirst} onClick={() => onMove(-1)}>
          <StepIcon name="up" />
        </SmallButton>
        <SmallButton label={`Опустить «${name}»`} disabled={isLast} onClick={() => onMove(1)}>
          <StepIcon name="down" />
        </SmallButton>
        {entry.isOwn && (
          <SmallButton label={`Удалить «${name}»`} onClick={onRemove}>
            <TrashIcon size={18} />
          </SmallButton>
        )}
      </Tools>
    </Item>
  );
}
