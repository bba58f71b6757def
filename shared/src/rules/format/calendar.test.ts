import { isCalendarDay, readInstant } from '.';

it('knows the days of the calendar', () => {
  const days = ['2026-02-28', '2028-02-29', '2026-12-31'];
  const others = ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '26-02-03', 'tomorrow', ''];

  expect([...days, ...others].filter(isCalendarDay)).toEqual(days);
});

it.each([
  ['2026-02-28T09:00:00Z', '2026-02-28T09:00:00.000Z'],
  ['2026-02-28T09:00:00.5+03:00', '2026-02-28T06:00:00.500Z'],
  ['2026-03-01T01:00+03:00', '2026-02-28T22:00:00.000Z'],
])('%s is the instant %s', (text, time) => {
  expect(new Date(readInstant(text) ?? 0).toISOString()).toBe(time);
});

it.each([
  '2027-02-30T09:00:00Z',
  '2027-02-29T09:00:00+03:00',
  '2027-04-31T09:00:00Z',
  '2027-02-28T25:00:00Z',
  '2027-02-28T09:00:00',
  '2027-02-28',
  'Feb 30 2027',
  '',
])('«%s» is no instant', (text) => {
  expect(readInstant(text)).toBeNull();
});
