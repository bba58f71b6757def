import { utcOffsets } from './utc-offsets';

const SUMMER = Date.UTC(2026, 6, 1);
const WINTER = Date.UTC(2026, 0, 1);

it.each([
  ['Kaliningrad', 54.71, 20.51, 120],
  ['Moscow', 55.75, 37.62, 180],
  ['Vladivostok', 43.12, 131.89, 600],
  ['Kathmandu', 27.72, 85.32, 345],
  ['St John’s, west of Greenwich', 47.56, -52.71, -210],
  ['Reykjavik, at Greenwich', 64.15, -21.94, 0],
])('knows how far %s is from UTC', (_city, latitude, longitude, minutes) => {
  expect(utcOffsets(WINTER)(latitude, longitude)).toBe(minutes);
});

it('follows summer time, where there is one', () => {
  expect(utcOffsets(SUMMER)(52.52, 13.4)).toBe(120);
  expect(utcOffsets(WINTER)(52.52, 13.4)).toBe(60);
  expect(utcOffsets(SUMMER)(55.75, 37.62)).toBe(180);
});
