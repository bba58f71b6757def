import { SELLER } from '@shop/shared/seller';
import { callBy, lateBefore } from './call-promise';

const moscow = (time: string) => Date.parse(`${time}+03:00`);

it.each([
  ['2026-11-28T14:05:00', '2026-11-28T14:20:00'],
  ['2026-11-28T08:59:59', '2026-11-28T09:15:00'],
  ['2026-11-28T00:00:00', '2026-11-28T09:15:00'],
  ['2026-11-28T19:45:00', '2026-11-28T20:00:00'],
  ['2026-11-28T19:55:00', '2026-11-29T09:10:00'],
  ['2026-11-28T20:00:00', '2026-11-29T09:15:00'],
  ['2026-12-31T23:59:00', '2027-01-01T09:15:00'],
])('promises a call about an order of %s by %s', (placed, due) => {
  expect(new Date(callBy(moscow(placed), SELLER)).toISOString()).toBe(new Date(moscow(due)).toISOString());
});

it('calls exactly those orders late whose call was due', () => {
  const start = moscow('2026-11-28T00:00:00');
  const minutes = Array.from({ length: 2 * 24 * 60 }, (_, index) => start + index * 60_000);

  for (const now of minutes.filter((_, index) => index % 47 === 0).map((minute) => minute + 30_000)) {
    const late = minutes.filter((placed) => placed < lateBefore(now, SELLER));
    expect(late).toEqual(minutes.filter((placed) => callBy(placed, SELLER) < now && placed <= now));
  }
});
