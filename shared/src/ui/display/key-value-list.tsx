import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A property and its value. */
export interface KeyValue {
  label: ReactNode;
  /** Nothing known: «—». */
  value: ReactNode;
  key?: string;
}

export interface KeyValueListProps {
  items: readonly KeyValue[];
  className?: string;
}

const List = styled.dl`
  font-size: 14px;
  line-height: 20px;
`;

const Item = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  padding: 7px 0;
  border-top: 1px solid var(--c-line);
`;

// The value keeps to one line as long as the label has its 40 %.
const Label = styled.dt`
  flex: 1 1 0;
  min-width: 40%;
  color: var(--c-text-2);
`;

const Value = styled.dd`
  text-align: right;
  font-weight: var(--w-medium);
  font-variant-numeric: tabular-nums lining-nums;
`;

/** What stands for a value nobody gave. */
export const valueOrDash = (value: ReactNode): ReactNode =>
  value === null || value === undefined || value === '' ? '—' : value;

/** Short properties, value at the right. */
export function KeyValueList({ items, className }: KeyValueListProps) {
  return (
    <List className={className}>
      {items.map((item, index) => (
        <Item key={item.key ?? index}>
          <Label>{item.label}</Label>
          <Value>{valueOrDash(item.value)}</Value>
        </Item>
      ))}
    </List>
  );
}
