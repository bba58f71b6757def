import { nestedLines } from './nested-lines';

const line = (text: string, ...inner: object[]) => ({ text, spans: undefined, inner });

it('puts lines into the ones above them, by their levels', () => {
  expect(nestedLines({ items: ['а', 'б', 'в', 'г', 'д'], levels: [0, 1, 2, 1, 0] })).toEqual([
    line('а', line('б', line('в')), line('г')),
    line('д'),
  ]);
});

it.each([
  ['none', undefined],
  ['too few', [0]],
])('shows lines side by side with %s of them', (_what, levels) => {
  expect(nestedLines({ items: ['а', 'б'], levels })).toEqual([line('а'), line('б')]);
});

it('never goes more than one level deeper, nor below none', () => {
  expect(nestedLines({ items: ['а', 'б', 'в'], levels: [2, 2, -1] })).toEqual([line('а', line('б')), line('в')]);
});
