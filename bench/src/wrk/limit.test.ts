import { limitOf } from './limit';

it.each([
  ['the server, when it fills a core and the generator does not', { generator: 0.5, server: 0.95 }, 'server'],
  ['the server, when its children fill the other core', { generator: 0.02, server: 1.9 }, 'server'],
  ['the generator, when it fills a core', { generator: 0.97, server: 0.4 }, 'generator'],
  [
    'the generator, when both fill one, since more load might have shown more',
    { generator: 0.9, server: 1 },
    'generator',
  ],
  ['neither, when something else takes the machine or the time', { generator: 0.4, server: 0.6 }, 'neither'],
])('the limit is %s', (_who, busy, limit) => {
  expect(limitOf(busy)).toBe(limit);
});
