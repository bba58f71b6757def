import { startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ShownPlace } from './place';
import { DAY_MINUTES, minuteOfWeek, openingState, openingWords, readOpeningHours } from '@shop/shared/places';

const MINUTE_MS = 60_000;
/** Short enough that «открыто» is never shown long after closing. */
const LOOK_MS = 15_000;

/**
 * The current minute, in ms since 1970. Null on the server and during hydration, because cached
 * pages know no time (docs/rules.md, Places).
 */
export function useNow(): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null);

  useEffect(() => {
    // Every row of the list changes: the page stays responsive meanwhile.
    const look = () => startTransition(() => setNowMs(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  return nowMs;
}

/** The line is reserved until the state is known, so that nothing below shifts. */
const Line = styled.p<{ $isClosed: boolean }>`
  min-height: 18px;
  color: ${({ $isClosed }) => ($isClosed ? 'var(--c-warning)' : 'var(--c-link)')};
  font-size: 13px;
  line-height: 18px;

  @media (scripting: none) {
    display: none;
  }
`;

interface OpeningStatusProps {
  place: ShownPlace;
  /** The current time. Null on the server, whose pages are cached. */
  nowMs: number | null;
}

/** Shows whether a place is open now, by its own time. */
export function OpeningStatus({ place: { schedule, utcOffset }, nowMs }: OpeningStatusProps) {
  const hours = readOpeningHours(schedule);
  if (!hours || utcOffset === null) return null;
  if (nowMs === null) return <Line $isClosed={false} />;
  const minute = minuteOfWeek(nowMs, utcOffset);
  const state = openingState(hours, minute);
  if (!state) return null;
  return <Line $isClosed={state.kind === 'closed'}>{openingWords(state, Math.floor(minute / DAY_MINUTES))}</Line>;
}
