import { toSlug } from './latin';

it.each([
  ['Охранные комплексы', 'ohrannye-kompleksy'],
  ['Груз и прицеп', 'gruz-i-pritsep'],
  ['Датчики, маяки / GPS', 'datchiki-mayaki-gps'],
  ['ohrannye-kompleksy', 'ohrannye-kompleksy'],
  [' — ', ''],
])('writes %s in an address as %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
