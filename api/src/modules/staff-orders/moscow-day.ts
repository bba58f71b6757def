const DAY_MS = 86_400_000;

/** A day in Moscow from midnight to midnight; the country has no summer time. */
export function dayOf(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+03:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}
