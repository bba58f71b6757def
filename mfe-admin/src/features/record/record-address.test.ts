import { readRecordQuery, recordFilter, recordSearch } from '.';

const read = (search: string) => readRecordQuery(new URLSearchParams(search));

it('keeps the filters in the address', () => {
  const query = read('?person=7&kind=access&day=2026-11-20&order=№ 000123');

  expect(read(recordSearch(query))).toEqual(query);
  expect(recordFilter(query)).toEqual({ userId: 7, kind: 'access', day: '2026-11-20', orderId: 123 });
});

it.each(['', '?person=me&kind=all&day=tomorrow', '?kind=toString&order=заказ'])('asks for all at «%s»', (search) => {
  expect(recordFilter(read(search))).toEqual({});
});
