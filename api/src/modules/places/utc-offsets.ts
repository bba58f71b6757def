import timeZoneOf from '@photostructure/tz-lookup';

/** Reads `GMT+03:00`; Greenwich itself is `GMT`. */
const OFFSET = /^GMT([+-])(\d{2}):(\d{2})/;

function offsetOf(timeZone: string, nowMs: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(nowMs);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = OFFSET.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * Creates a lookup of local time at one moment. It returns minutes east of UTC, such as 180 for
 * Moscow. Browsers get the offset instead of the zone: a table of the world's zones and a browser's
 * first date format cost a phone more than the rest of the list.
 */
export function utcOffsets(nowMs: number): (latitude: number, longitude: number) => number {
  const known = new Map<string, number>();
  return (latitude, longitude) => {
    const timeZone = timeZoneOf(latitude, longitude);
    const offset = known.get(timeZone) ?? offsetOf(timeZone, nowMs);
    known.set(timeZone, offset);
    return offset;
  };
}
