import { useEffect, useState } from 'react';
import type { ShownPlace } from '../place';

type TimeZoneOf = (place: ShownPlace) => string;

/** Gives the time zone of a place; null until the borders of the zones have come, in a chunk of their own. */
export function useTimeZoneOf(): TimeZoneOf | null {
  const [timeZoneOf, setTimeZoneOf] = useState<TimeZoneOf | null>(null);

  useEffect(() => {
    import(/* webpackChunkName: "time-zones" */ '@photostructure/tz-lookup').then(
      ({ default: lookUp }) =>
        setTimeZoneOf(
          () =>
            ({ location: { latitude, longitude } }: ShownPlace) =>
              lookUp(latitude, longitude),
        ),
      () => undefined, // the hours are there all the same
    );
  }, []);

  return timeZoneOf;
}
