import { renderedSearch } from './rendered-search';

const route = { query: ['q', 'property', 'page'] };

describe('renderedSearch', () => {
  it('returns the parameters that the route names, in its order', () => {
    expect(renderedSearch(route, '?utm_source=mail&page=2&q=%D0%BC%D0%B0%D1%8F%D0%BA')).toBe(
      '?q=%D0%BC%D0%B0%D1%8F%D0%BA&page=2',
    );
  });

  it('keeps all values of a parameter, except empty ones', () => {
    expect(renderedSearch(route, '?property=b&q=&property=a')).toBe('?property=b&property=a');
  });

  it.each([
    ['a route that names none', {}, '?q=1'],
    ['a query of other parameters', route, '?utm_source=mail'],
    ['an overlong query', route, `?q=${'a'.repeat(800)}`],
  ])('is empty for %s', (_name, requested, search) => {
    expect(renderedSearch(requested, search)).toBe('');
  });
});
