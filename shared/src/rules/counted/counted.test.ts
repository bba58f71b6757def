import { counted } from '.';

it.each([
  [0, '0 faults'],
  [1, '1 fault'],
  [2, '2 faults'],
  [21, '21 faults'],
])('%s is %s', (count, text) => {
  expect(counted(count, 'fault')).toBe(text);
});
