import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { media } from '@shop/shared/ui';
import { STATUS_PLURALS } from '../../words';
import type { Day } from './use-day';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  font-size: 14px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;

  & a {
    color: var(--c-link);
  }

  @media ${media.touch} {
    & a {
      display: block;
      padding-block: 12px;
    }
  }
`;

/** The orders that wait now, whatever day is shown. */
export function DayWaiting({ day }: { day: Day }) {
  return (
    <List aria-label="Ждут сейчас">
      {day.counts.map(({ status, count }) => (
        <li key={status}>
          <Link to={`/admin?status=${status}`}>{`${STATUS_PLURALS[status]}: ${count}`}</Link>
        </li>
      ))}
    </List>
  );
}
