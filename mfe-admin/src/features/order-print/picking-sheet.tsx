import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderedName } from '@shop/shared/booking';
import { formatOrderNumber } from '@shop/shared/format';
import { SheetFrame } from '@shop/shared/print-sheet';
import { media } from '@shop/shared/ui';
import { keptLines, type Catalogue, type Order } from '../../order';
import { recipientOf } from './sheet-facts';

const Table = styled.table`
  width: 100%;
  margin-top: 20px;
  border-collapse: collapse;

  & th,
  & td {
    padding: 8px;
    border: 1px solid var(--c-line-strong);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & tr {
    break-inside: avoid;
  }

  /* The name takes the rest. */
  & :is(th, td):not(.name) {
    width: 1%;
    white-space: nowrap;
  }

  & .count {
    text-align: right;
  }

  & .is-child {
    padding-left: 28px;
  }

  /* On a phone the sheet is read, on paper it is ticked. */
  @media screen and ${media.phone} {
    & :is(th, td):first-child {
      display: none;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 4px 12px;
  overflow-wrap: anywhere;

  & > dt {
    color: var(--c-text-2);
  }
`;

interface PickingSheetProps {
  order: Order;
  catalogue: Catalogue;
  corner: ReactNode;
}

/** What is taken from the shelf for an order, to be ticked by hand, and where it goes. */
export function PickingSheet({ order, catalogue, corner }: PickingSheetProps) {
  const { name, facts } = recipientOf(order);
  return (
    <SheetFrame title={`Лист сборки: ${formatOrderNumber(order.id)}`} corner={corner} isOnScreen>
      <Facts>
        <dt>Получатель</dt>
        <dd dir="auto">{name}</dd>
        {facts.map(
          ({ label, value }) =>
            value && [
              <dt key={label}>{label}</dt>,
              <dd key={`${label}-value`} dir="auto">
                {value}
              </dd>,
            ],
        )}
      </Facts>
      <Table>
        <thead>
          <tr>
            <th scope="col">Собран</th>
            <th scope="col">Артикул</th>
            <th scope="col" className="name">
              Наименование
            </th>
            <th scope="col">Кол-во</th>
          </tr>
        </thead>
        <tbody>
          {keptLines(order).map((line) => {
            const product = catalogue.get(line.productId);
            const unit = product?.type === 'service' ? 'усл.' : 'шт.';
            return (
              <tr key={line.id}>
                <td />
                <td>{product?.code ?? ''}</td>
                <td className={line.parentId === null ? 'name' : 'name is-child'}>{orderedName(line)}</td>
                <td className="count">{`${line.productCount}\u00a0${unit}`}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </SheetFrame>
  );
}
