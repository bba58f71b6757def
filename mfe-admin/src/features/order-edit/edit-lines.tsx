import styled from 'styled-components';
import { IconButton, Quantity, TrashIcon } from '@shop/shared/ui';
import { productNames, type EditLine, type Order } from '../../order';

const List = styled.ul`
  margin-inline: -16px;
`;

const Line = styled.li<{ $isChild: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 8px 16px 8px ${({ $isChild }) => ($isChild ? 44 : 16)}px;
  border-top: 1px solid var(--c-line);

  & > span {
    flex: 1 1 160px;
    min-width: 0;
  }
`;

interface EditLinesProps {
  order: Order;
  lines: readonly EditLine[];
  onChange: (lines: readonly EditLine[]) => void;
}

/** Counts of the lines, and their removal. What hangs off a line goes with it. */
export function EditLines({ order, lines, onChange }: EditLinesProps) {
  const names = productNames(order);
  return (
    <List aria-label="Состав заказа">
      {lines.map((line) => {
        const name = names.get(line.productId) ?? 'Товар';
        const setCount = (productCount: number) =>
          onChange(lines.map((other) => (other.id === line.id ? { ...other, productCount } : other)));
        const remove = () => onChange(lines.filter(({ id, parentId }) => id !== line.id && parentId !== line.id));
        const isLast = lines.every(({ id, parentId }) => id === line.id || parentId === line.id);
        return (
          <Line key={line.id} $isChild={line.parentId !== null}>
            <span>{name}</span>
            <Quantity name={name} value={line.productCount} onChange={setCount} />
            <IconButton kind="quiet" label={`Убрать: ${name}`} disabled={isLast} onClick={remove}>
              <TrashIcon size={18} />
            </IconButton>
          </Line>
        );
      })}
    </List>
  );
}
