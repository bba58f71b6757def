import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatNumber, formatOrderNumber } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { useMay } from '@shop/shared/staff';
import { media, Panel } from '@shop/shared/ui';
import { AmountInput } from '../../components';
import { piecesOf, type Count, type CountDraft, type Thing } from './count-draft';

const List = styled(Panel)`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 14px;
  line-height: 20px;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px 132px;
  gap: 4px 16px;
  align-items: center;
  padding: 8px 16px;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  &:focus-within {
    background: var(--c-bg);
  }

  & > div > small {
    display: block;
    color: var(--c-text-2);
    font-size: 12px;
    line-height: 16px;
  }

  & > .short {
    grid-column: 1 / -1;
    color: var(--c-danger);
  }

  & input {
    /* The bar that saves must not cover the field that has the focus. */
    scroll-margin-block: 64px 45vh;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 108px;
    padding: 10px 12px;

    & > .shelf {
      grid-row: 2;
      color: var(--c-text-2);
    }

    & > .count {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`;

/** What lies there, and why less of it can be sold. */
function shelfWords({ onHand, promised, assembled }: Thing): string {
  const packed = assembled > 0 ? `, из\u00A0них упаковано ${formatNumber(assembled)}` : '';
  const held = promised > 0 ? `, обещано ${formatNumber(promised)}${packed}` : '';
  return `На\u00A0полке ${formatNumber(onHand)}${held}`;
}

/** Orders that lack goods; whoever works on orders gets there. */
function ShortOrders({ ids }: { ids: readonly number[] }) {
  const mayOpen = useMay('orders');
  if (ids.length === 0) return null;
  return (
    <p className="short">
      {'Не\u00A0хватает заказам: '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {mayOpen ? <Link to={`/admin/orders/${id}`}>{formatOrderNumber(id)}</Link> : formatOrderNumber(id)}
        </span>
      ))}
    </p>
  );
}

interface ThingRowProps {
  thing: Thing;
  count: Count | undefined;
  onType: (thing: Thing, typed: string) => void;
}

function ThingRow({ thing, count, onType }: ThingRowProps) {
  return (
    <Line>
      <div>
        {thing.name}
        <small>{thing.articles.join(', ')}</small>
      </div>
      <div className="shelf">{shelfWords(thing)}</div>
      <div className="count">
        <AmountInput
          isSmall
          inputMode="numeric"
          aria-label={`Сосчитано: ${thing.name}`}
          aria-invalid={(count && piecesOf(count) === null) || undefined}
          placeholder={String(thing.onHand)}
          value={count?.typed ?? ''}
          onChange={({ target }) => onType(thing, target.value)}
        />
      </div>
      <ShortOrders ids={thing.shortOrders} />
    </Line>
  );
}

/** Enter and arrows lead from thing to thing. */
function moveBetween(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLInputElement) || !['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return;
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const row = target.closest('li');
  const isUp = key === 'ArrowUp' || event.shiftKey;
  const next = isUp ? row?.previousElementSibling : row?.nextElementSibling;
  next?.querySelector('input')?.focus();
}

interface ShelfRowsProps {
  things: readonly Thing[];
  draft: CountDraft;
  onType: (thing: Thing, typed: string) => void;
}

/** Things to count, one under the other. The first waits, unless somebody types elsewhere. */
export function ShelfRows({ things, draft, onType }: ShelfRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    list.current?.querySelector('input')?.focus();
  }, []);
  return (
    // The keys of the fields come up to here.
    <List as="ul" ref={list} aria-label="Полка" onKeyDown={moveBetween}>
      {things.map((thing) => (
        <ThingRow key={thing.id} thing={thing} count={draft[thing.id]} onType={onType} />
      ))}
    </List>
  );
}
