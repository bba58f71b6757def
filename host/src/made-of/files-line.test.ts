import { filesLine } from './files-line';

const BASE = 'https://shop.test/remotes/mfe-catalog/1.0.0/';
const file = (name: string, startTime: number, responseEnd: number, transferSize: number) => ({
  name,
  startTime,
  responseEnd,
  transferSize,
});

it('tells how many files a remote has loaded, their bytes and when', () => {
  const files = [
    file(`${BASE}remoteEntry.js`, 310.4, 402, 1500),
    file(`${BASE}products.abc.js`, 420, 515.6, 20_000),
    file('https://shop.test/remotes/mfe-catalog/1.0.1/products.abc.js', 1, 900, 50_000),
  ];

  expect(filesLine(files, BASE)).toBe('файлов: 2, 21.5 КБ; с 310-й по 516-ю мс');
});

it('tells that files came from the cache, and that there were none', () => {
  expect(filesLine([file(`${BASE}remoteEntry.js`, 10, 12, 0)], BASE)).toBe('файлов: 1, из кэша; с 10-й по 12-ю мс');
  expect(filesLine([], BASE)).toBe('в браузере не загружен');
});
