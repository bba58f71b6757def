import styled from 'styled-components';
import { formatDayMonth, formatNumber } from '@shop/shared/format';
import { FigureTable } from './figure-table';
import type { PageFigures } from './use-figures';

const Days = styled.details`
  & > summary {
    cursor: pointer;
    font-size: 14px;
    line-height: 20px;
    font-weight: var(--w-medium);
  }
`;

/** The same by day in numbers, the latest first. Days on which nothing happened are left out. */
export function DayTable({ days }: Pick<PageFigures, 'days'>) {
  return (
    <Days>
      <summary>По&nbsp;дням</summary>
      <FigureTable aria-label="По дням">
        <thead>
          <tr>
            <th scope="col">День</th>
            <th scope="col">Посещ.</th>
            <th scope="col">Нажат.</th>
            <th scope="col">Заявки</th>
            <th scope="col">Заказы</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, visits, presses, forms, orders }) => (
            <tr key={day}>
              <th scope="row">{formatDayMonth(day)}</th>
              <td>{formatNumber(visits)}</td>
              <td>{formatNumber(presses)}</td>
              <td>{formatNumber(forms)}</td>
              <td>{formatNumber(orders)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Days>
  );
}
