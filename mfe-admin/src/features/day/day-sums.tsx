import styled from 'styled-components';
import { PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import { media, Panel, Price } from '@shop/shared/ui';
import type { Day } from './use-day';

const Box = styled(Panel)`
  padding: 4px 16px;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 10px 0 10px 16px;
    text-align: right;
    white-space: nowrap;
    font-weight: var(--w-regular);
  }

  & :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
    white-space: normal;
  }

  & thead th {
    color: var(--c-text-3);
  }

  & tr + tr > *,
  & tfoot > tr > * {
    border-top: 1px solid var(--c-line);
  }

  & tfoot > tr > * {
    border-top-color: var(--c-line-strong);
    font-weight: var(--w-medium);
  }

  @media ${media.phone} {
    & .count {
      display: none;
    }

    & :is(th, td) {
      padding-left: 10px;
    }
  }
`;

/** What was ordered on a day, by the way of payment. */
export function DaySums({ day }: { day: Day }) {
  return (
    <Box>
      <Table aria-label="Суммы дня">
        <thead>
          <tr>
            <th scope="col">Оплата</th>
            <th scope="col" className="count">
              Заказов
            </th>
            <th scope="col">Сумма</th>
            <th scope="col">Получено</th>
            <th scope="col">Осталось</th>
          </tr>
        </thead>
        <tbody>
          {day.payments.map(({ paymentType, orders, total, paid, unpaid }) => (
            <tr key={paymentType ?? ''}>
              <th scope="row">{paymentType ? PAYMENT_TYPE_LABELS[paymentType] : 'Не\u00a0выбрана'}</th>
              <td className="count">{orders}</td>
              <td>
                <Price value={total} />
              </td>
              <td>
                <Price value={paid} />
              </td>
              <td>
                <Price value={unpaid} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Итого</th>
            <td className="count">{day.orders.length - day.cancelled}</td>
            <td>
              <Price value={day.total} />
            </td>
            <td>
              <Price value={day.paid} />
            </td>
            <td>
              <Price value={day.unpaid} />
            </td>
          </tr>
        </tfoot>
      </Table>
    </Box>
  );
}
