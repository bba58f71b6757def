import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface KeyValue {
  label: ReactNode;
  /** «—» when unknown. */
  value: ReactNode;
  key?: string;
}

export interface KeyValueListProps {
  items: readonly KeyValue[];
  className?: string;
}

// One styled element: a list of goods has dozens of these,
// and every styled component costs render time.
const List = styled.dl`
  font-size: 14px;
  line-height: 20px;

  & > div {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 7px 0;
    border-top: 1px solid var(--c-line);
  }

  /* The value stays on one line while the label has its 40 %. */
  & > div > dt {
    flex: 1 1 0;
    min-width: 40%;
    color: var(--c-text-2);
  }

  & > div > dd {
    text-align: right;
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** Replaces a missing value by a dash. */
export const valueOrDash = (value: ReactNode): ReactNode =>
  value === null || value === undefined || value === '' ? '—' : value;

/** Short properties with right-aligned values. */
export function KeyValueList({ items, className }: KeyValueListProps) {
  return (
    <List className={className}>
      {items.map((item, index) => (
        <div key={item.key ?? index}>
          <dt>{item.label}</dt>
          <dd>{valueOrDash(item.value)}</dd>
        </div>
      ))}
    </List>
  );
}
