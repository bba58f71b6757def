import { readRestoreArguments } from './restore-arguments';

const NOW = new Date('2026-11-29T12:00:00Z');
const read = (...args: string[]) => readRestoreArguments(args, NOW);

it('takes a file alone, and the newest backup with all that has changed since', () => {
  expect(read('shop.tar.gz')).toEqual({ file: 'shop.tar.gz', to: null, isOlderAccepted: false });
  expect(read('--accept-older')).toEqual({ file: null, to: NOW, isOlderAccepted: true });
});

it('takes a time in Moscow', () => {
  expect(read('--to', '2026-11-27 14:05').to).toEqual(new Date('2026-11-27T11:05:00Z'));
  expect(read('shop.tar.gz', '--to', '2026-11-27T14:05:30').to).toEqual(new Date('2026-11-27T11:05:30Z'));
});

it.each([
  [['--to', 'yesterday'], 'yesterday is no time in Moscow: write it as 2026-11-27 14:05'],
  [['--to', '2026-11-31 14:05'], 'is no time in Moscow'],
  [['--to', '2026-11-27 25:05'], 'is no time in Moscow'],
  [['--to', '2026-11-29 15:01'], 'has not come yet'],
  [['--to'], 'usage: npm run restore'],
  [['--until', 'x'], 'usage: npm run restore'],
  [['one.tar.gz', 'two.tar.gz'], 'usage: npm run restore'],
])('refuses %j', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
