import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Caption, media } from '@shop/shared/ui';

const List = styled.ul`
  border: 1px solid var(--c-line);
`;

const Found = styled.button`
  display: flex;
  gap: 4px 16px;
  justify-content: space-between;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  text-align: left;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--c-stage);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > :last-child {
    flex: none;
    text-align: right;
  }

  @media ${media.phone} {
    flex-wrap: wrap;
  }
`;

interface FoundListProps<Item> {
  label: string;
  items: readonly Item[];
  /** After the name, in grey. */
  code: (item: Item) => string;
  aside: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
}

/** What a search has found; a press chooses it. */
export function FoundList<Item extends { id: number; name: string }>(props: FoundListProps<Item>) {
  const { label, items, code, aside, onChoose } = props;
  if (items.length === 0) return null;
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Found type="button" onClick={() => onChoose(item)}>
            <span>
              {item.name}
              <Caption as="span">{` ${code(item)}`}</Caption>
            </span>
            <span>{aside(item)}</span>
          </Found>
        </li>
      ))}
    </List>
  );
}
