import { fieldSpans } from './message-form';
import type { MessageFieldKey } from './message-schema';

const spansOf = (...keys: MessageFieldKey[]) => fieldSpans(keys.map((key) => ({ key, label: key, required: false })));

it.each<[MessageFieldKey[], number[]]>([
  [
    ['name', 'phone', 'email', 'company', 'cars', 'message'],
    [3, 3, 6, 3, 3, 6],
  ],
  [
    ['name', 'contact', 'city', 'message'],
    [3, 3, 6, 6],
  ],
  [
    ['name', 'email', 'phone', 'city', 'message'],
    [3, 3, 3, 3, 6],
  ],
  [
    ['name', 'email', 'phone', 'company', 'inn', 'city', 'message'],
    [3, 3, 3, 3, 3, 3, 6],
  ],
  [
    ['name', 'email', 'phone'],
    [3, 3, 6],
  ],
])('fills each row of %j', (keys, spans) => {
  expect(spansOf(...keys)).toEqual(spans);
});
