import { withQuery } from './with-query';

it.each([
  ['/rental', '', '/rental'],
  ['/rental', '?', '/rental'],
  ['/rental', '?utm_source=ya', '/rental?utm_source=ya'],
  ['/rental#faq', '?a=1', '/rental?a=1#faq'],
  ['/products?type=alarm#list', '?a=1', '/products?type=alarm&a=1#list'],
  ['https://example.ru/', '?a=1&b=2', 'https://example.ru/?a=1&b=2'],
])('leads a visitor to %s with the query %s', (address, search, expected) => {
  expect(withQuery(address, search)).toBe(expected);
});
