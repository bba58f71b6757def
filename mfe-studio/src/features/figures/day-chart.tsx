import styled from 'styled-components';
import { formatDayMonth, formatNumber } from '@shop/shared/format';
import type { PageFigures } from './use-figures';

const DAYS = 90;
const DAY_MS = 86_400_000;
const HEIGHT = 40;

const Figure = styled.figure`
  & > svg {
    display: block;
    width: 100%;
    height: 72px;
    border-bottom: 1px solid var(--c-line-strong);
  }

  & rect {
    fill: var(--c-primary);
  }
`;

const Scale = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: 4px;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;
`;

/** The days of the chart, the oldest first. */
function lastDays(today: string): string[] {
  const end = Date.parse(today);
  return Array.from({ length: DAYS }, (_, at) => new Date(end - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10));
}

/** Visits of each of the last 90 days as bars. The table beside it has the numbers. */
export function DayChart({ today, days }: Pick<PageFigures, 'today' | 'days'>) {
  const visits = new Map(days.map((day) => [day.day, day.visits]));
  const all = lastDays(today);
  const best = days.reduce((most, day) => (day.visits > most.visits ? day : most), { day: today, visits: 0 });
  const words = `Посещения за 90 дней: больше всего ${formatNumber(best.visits)}, ${formatDayMonth(best.day)}`;
  return (
    <Figure>
      <svg viewBox={`0 0 ${DAYS} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words}>
        {all.map((day, at) => {
          const height = best.visits === 0 ? 0 : ((visits.get(day) ?? 0) / best.visits) * HEIGHT;
          return height > 0 && <rect key={day} x={at + 0.1} y={HEIGHT - height} width={0.8} height={height} />;
        })}
      </svg>
      <Scale aria-hidden>
        <span>{formatDayMonth(all[0] ?? today)}</span>
        <span>{`до ${formatNumber(best.visits)} в\u00A0день`}</span>
        <span>сегодня</span>
      </Scale>
    </Figure>
  );
}
