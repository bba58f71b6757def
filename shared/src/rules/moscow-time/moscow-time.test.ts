import { instantOf, localOf } from '.';

it('reads a day and time in Moscow, and shows an instant as the same', () => {
  expect(instantOf('2026-11-30T23:59')).toBe('2026-11-30T20:59:00.000Z');
  expect(localOf(Date.parse('2026-11-30T20:59:00.000Z'))).toBe('2026-11-30T23:59');
});

it.each(['', '2026-11-30', '2026-13-40T10:00'])('takes %j for no instant', (text) => {
  expect(instantOf(text)).toBeNull();
});
