import styled from 'styled-components';
import { DAY_MINUTES, minuteOfWeek, openingState, readOpeningHours } from './opening-hours';
import { openingWords } from './opening-words';
import type { ShownPlace } from '../place';

/** Its line is kept free until it is known whether the place is open: nothing below moves then. */
const Line = styled.p<{ $isClosed: boolean }>`
  min-height: 18px;
  color: ${({ $isClosed }) => ($isClosed ? 'var(--c-warning)' : 'var(--c-link)')};
  font-size: 13px;
  line-height: 18px;

  @media (scripting: none) {
    display: none;
  }
`;

/** What tells whether places are open: the time, and the clocks that places go by. */
export interface Clock {
  nowMs: number;
  timeZoneOf: (place: ShownPlace) => string;
}

interface OpeningStatusProps {
  place: ShownPlace;
  /** Null on the server, whose pages are kept, and until the time zones have come. */
  clock: Clock | null;
}

/** Whether a place is open now, by its own clocks. */
export function OpeningStatus({ place, clock }: OpeningStatusProps) {
  const hours = readOpeningHours(place.schedule);
  if (!hours) return null;
  if (!clock) return <Line $isClosed={false} />;
  const minute = minuteOfWeek(clock.nowMs, clock.timeZoneOf(place));
  const state = openingState(hours, minute);
  if (!state) return null;
  return <Line $isClosed={state.kind === 'closed'}>{openingWords(state, Math.floor(minute / DAY_MINUTES))}</Line>;
}
