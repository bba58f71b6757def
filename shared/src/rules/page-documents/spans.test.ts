import { areSpansOf } from './spans';

it.each([
  ['за\u00A0час', true],
  ['за час', true],
  ['за\u2060 час', true],
  ['за день', false],
])('knows the pieces of «%s», however it is typeset: %s', (text, isSame) => {
  expect(areSpansOf([{ text: 'за ' }, { text: 'час' }], text)).toBe(isSame);
});
