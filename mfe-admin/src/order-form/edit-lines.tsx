import styled from 'styled-components';
import { formatPrice, INCLUDED } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
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
  /** Called before a line goes, with the place of its button among those that remove. */
  onRemove: (place: number) => void;
}

/**
 * Counts of the lines, and their removal. What hangs off a line goes with it; what is included in a
 * product stays with it.
 */
export function EditLines({ lines, onChange, onRemove }: EditLinesProps) {
  const isPartOf = (line: EditLine) => line.parentId !== null && isIncluded({ price: line.price });
  const removable = lines.filter((line) => !isPartOf(line));
  return (
    <List aria-label="Состав заказа">
      {lines.map((line) => {
        const name = line.productName;
        const isPart = isPartOf(line);
        const setCount = (productCount: number) =>
          onChange(followKits(lines.map((other) => (other.id === line.id ? { ...other, productCount } : other))));
        const remove = () => {
          onRemove(removable.indexOf(line));
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
                <IconButton data-remove kind="quiet" label={`Убрать: ${name}`} disabled={isLast} onClick={remove}>
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
