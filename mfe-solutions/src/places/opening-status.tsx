import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { ShownPlace } from './place';
import { DAY_MINUTES, minuteOfWeek, openingState, openingWords, readOpeningHours } from './opening-hours';

const MINUTE_MS = 60_000;
/** Short enough that «открыто» is never shown long after closing. */
const LOOK_MS = 15_000;

function follow(onChange: () => void) {
  const timer = setInterval(onChange, LOOK_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/**
 * The current minute, in ms since 1970. Null on the server and during hydration, because cached
 * pages know no time (docs/rules.md, Places).
 */
function useNow(): number | null {
  return useSyncExternalStore(follow, currentMinute, () => null);
}

type TimeZoneOf = (place: ShownPlace) => string;

/** Looking up is slow, and each minute asks for all places again. */
function remembered(lookUp: (latitude: number, longitude: number) => string): TimeZoneOf {
  const zones = new WeakMap<ShownPlace['location'], string>();
  return ({ location }) => {
    const zone = zones.get(location) ?? lookUp(location.latitude, location.longitude);
    zones.set(location, zone);
    return zone;
  };
}

/**
 * Finds the time zone of a place. Null until the chunk with the borders of the zones has loaded.
 */
function useTimeZoneOf(): TimeZoneOf | null {
  const [timeZoneOf, setTimeZoneOf] = useState<TimeZoneOf | null>(null);

  useEffect(() => {
    import(/* webpackChunkName: "time-zones" */ '@photostructure/tz-lookup').then(
      // Every row of the list changes: the page stays responsive meanwhile.
      ({ default: lookUp }) => startTransition(() => setTimeZoneOf(() => remembered(lookUp))),
      () => undefined, // the schedule itself is still shown
    );
  }, []);

  return timeZoneOf;
}

/** The time and the time zones. Null on the server and until the zones have loaded. */
export function useClock(): Clock | null {
  const nowMs = useNow();
  const timeZoneOf = useTimeZoneOf();
  return useMemo(() => (nowMs !== null && timeZoneOf ? { nowMs, timeZoneOf } : null), [nowMs, timeZoneOf]);
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

/** The current time and the time zones of places. */
export interface Clock {
  nowMs: number;
  timeZoneOf: (place: ShownPlace) => string;
}

interface OpeningStatusProps {
  place: ShownPlace;
  /** Null on the server, whose pages are cached, and until the time zones have loaded. */
  clock: Clock | null;
}

/** Shows whether a place is open now, in its own time zone. */
export function OpeningStatus({ place, clock }: OpeningStatusProps) {
  const hours = readOpeningHours(place.schedule);
  if (!hours) return null;
  if (!clock) return <Line $isClosed={false} />;
  const minute = minuteOfWeek(clock.nowMs, clock.timeZoneOf(place));
  const state = openingState(hours, minute);
  if (!state) return null;
  return <Line $isClosed={state.kind === 'closed'}>{openingWords(state, Math.floor(minute / DAY_MINUTES))}</Line>;
}
