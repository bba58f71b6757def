import styled from 'styled-components';
import { formatPrice, INCLUDED } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
import { useRowFocus } from '@shop/shared/staff';
import { Caption, IconButton, Quantity, TrashIcon } from '@shop/shared/ui';
import type { EditLine } from '../order';
import { followKits } from './new-lines';

const List = styled.ul`
  margin: 0 -16px 12px;
`;

const Line = styled.li<{ $isChild: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 8px 16px 8px ${({ $isChild }) => ($isChild ? 44 : 16)}px;
  border-top: 1px solid var(--c-line);

  & > :first-child {
    flex: 1 1 160px;
    min-width: 0;
  }
`;

interface EditLinesProps {
  lines: readonly EditLine[];
  onChange: (lines: readonly EditLine[]) => void;
}

/**
 * Counts of the lines, and their removal. What hangs off a line goes with it; what is included in a
 * product stays with it.
 */
export function EditLines({ lines, onChange }: EditLinesProps) {
  const isPartOf = (line: EditLine) => line.parentId !== null && isIncluded({ price: line.price });
  const { list, willRemove } = useRowFocus<HTMLUListElement>(lines.length);
  return (
    <List ref={list} aria-label="Состав заказа">
      {lines.map((line, index) => {
        const name = line.productName;
        const isPart = isPartOf(line);
        const setCount = (productCount: number) =>
          onChange(followKits(lines.map((other) => (other.id === line.id ? { ...other, productCount } : other))));
        const remove = () => {
          willRemove(index);
          onChange(lines.filter(({ id, parentId }) => id !== line.id && parentId !== line.id));
        };
        const isLast = lines.every(({ id, parentId }) => id === line.id || parentId === line.id);
        return (
          <Line key={line.id} $isChild={line.parentId !== null}>
            <span>{name}</span>
            <Caption>{isPart ? INCLUDED : formatPrice(line.price)}</Caption>
            {isPart ? (
              <Caption>{`${line.productCount}\u00a0шт.`}</Caption>
            ) : (
              <>
                <Quantity name={name} value={line.productCount} onChange={setCount} />
                <IconButton kind="quiet" label={`Убрать: ${name}`} disabled={isLast} onClick={remove}>
                  <TrashIcon size={18} />
                </IconButton>
              </>
            )}
          </Line>
        );
      })}
    </List>
  );
}
