import styled from 'styled-components';
import { Field, media, Select } from '@shop/shared/ui';
import { keptLines, type Order } from '../../order';
import { withCount, withShelf, type ReturnCounts } from './return-form';

const List = styled.ul`
  border-block: 1px solid var(--c-line);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 112px 112px;
  gap: 8px 12px;
  align-items: end;
  padding: 10px 0;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  & > span {
    align-self: center;
  }

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > span {
      grid-column: 1 / -1;
    }
  }
`;

interface CountFieldProps {
  label: string;
  name: string;
  max: number;
  value: number;
  onChange: (count: number) => void;
}

/** 0 to as many as there are. */
function CountField({ label, name, max, value, onChange }: CountFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          isSmall
          aria-label={`${label}: ${name}`}
          disabled={max === 0}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {Array.from({ length: max + 1 }, (_, count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ReturnLinesProps {
  order: Order;
  counts: ReturnCounts;
  onChange: (counts: ReturnCounts) => void;
}

/** How many of each line came back, and how many of them can be sold again. */
export function ReturnLines({ order, counts, onChange }: ReturnLinesProps) {
  return (
    <List aria-label="Что вернулось">
      {keptLines(order).map(({ id, productName, productCount }) => {
        const { count, toShelf } = counts[id] ?? { count: 0, toShelf: 0 };
        return (
          <Line key={id}>
            <span>{productName}</span>
            <CountField
              label="Вернули"
              name={productName}
              max={productCount}
              value={count}
              onChange={(next) => onChange(withCount(counts, id, next))}
            />
            <CountField
              label="На&nbsp;полку"
              name={productName}
              max={count}
              value={toShelf}
              onChange={(next) => onChange(withShelf(counts, id, next))}
            />
          </Line>
        );
      })}
    </List>
  );
}
