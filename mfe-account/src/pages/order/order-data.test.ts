import { parseOrderId } from './order-data';

it.each([
  ['123', 123],
  ['2147483647', 2147483647],
  ['2147483648', null],
  ['0', null],
  ['007', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['abc', null],
  ['', null],
  [undefined, null],
])('reads %s as %s', (text, id) => {
  expect(parseOrderId(text)).toBe(id);
});
