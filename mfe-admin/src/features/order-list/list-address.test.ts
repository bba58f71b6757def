import { filterOf, NO_QUERY, readQuery, searchOf } from './list-address';

it('keeps in the address what the list shows', () => {
  const query = { ...NO_QUERY, text: 'Анна', status: 'new' as const, payment: 'invoice' as const, isLate: true };

  expect(readQuery(new URLSearchParams(searchOf(query)))).toEqual(query);
  expect(searchOf(NO_QUERY)).toBe('');
});

it('drops what no list has', () => {
  const typed = new URLSearchParams('status=lost&day=yesterday&city=x&payment=gold&late=yes');

  expect(readQuery(typed)).toEqual(NO_QUERY);
});

it('asks the API by its own names', () => {
  const query = { ...NO_QUERY, text: ' 123 ', day: '2026-11-20', city: '7', payment: 'paid' as const };

  expect(filterOf(query)).toEqual({ text: '123', day: '2026-11-20', cityId: 7, paymentStatus: 'paid' });
  expect(filterOf({ ...NO_QUERY, status: 'new', payment: 'cash', isLate: true })).toEqual({
    status: 'new',
    paymentType: 'cash',
    isLate: true,
  });
});
