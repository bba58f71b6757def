import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Field } from '@shop/shared/page-documents';
import { Mono } from '@shop/shared/ui';
import { SmallButton, StepIcon } from '../../components';
import { itemTitle } from '../../words';
import { useFields } from './fields-context';
import { takeCursor } from './show-field';

const Item = styled.div`
  border: 1px solid var(--c-line);

  & + & {
    border-top: 0;
  }
`;

const Head = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: 0 12px;
  text-align: left;
  font-size: 14px;
  line-height: 20px;

  &:hover {
    background: var(--c-bg);
  }
`;

const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 4px 12px 12px;
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface ListItemProps {
  field: Field;
  value: unknown;
  index: number;
  count: number;
  isOpen: boolean;
  /** It has just been added, and takes the cursor. */
  isNew: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** The input of the item. */
  children: ReactNode;
}

function nameOf(field: Field, value: unknown): string {
  if (field.type !== 'variants' || typeof value !== 'object' || value === null || !('type' in value)) return '';
  return field.shapes[String(value.type)]?.label ?? '';
}

/** One item of a list: a line, and its fields while it is open. */
export function ListItem(props: ListItemProps) {
  const { field, value, index, count, isOpen, isNew, onToggle, onMove, onRemove, children } = props;
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const { goods } = useFields();
  useEffect(() => {
    if (isNew && body.current) takeCursor(body.current);
  }, [isNew]);
  const kind = nameOf(field, value);
  const words = itemTitle(field, value);
  // A product is told by its name, not by its address.
  const title = goods.get(words)?.name ?? words;
  const number = `№\u00A0${index + 1}`;
  return (
    <Item role="listitem">
      <Head type="button" aria-expanded={isOpen} aria-controls={isOpen ? bodyId : undefined} onClick={onToggle}>
        <Mono>{index + 1}</Mono>
        <Title>{kind === '' ? title : `${kind}: ${title}`}</Title>
        <StepIcon name={isOpen ? 'up' : 'down'} />
      </Head>
      {isOpen && (
        <Body id={bodyId} ref={body}>
          {children}
          <Tools>
            <SmallButton label={`Поднять ${number}`} disabled={index === 0} onClick={() => onMove(index - 1)}>
              <StepIcon name="up" />
            </SmallButton>
            <SmallButton label={`Опустить ${number}`} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
              <StepIcon name="down" />
            </SmallButton>
            <SmallButton label={`Удалить ${number}`} onClick={onRemove}>
              <StepIcon name="trash" />
            </SmallButton>
          </Tools>
        </Body>
      )}
    </Item>
  );
}
