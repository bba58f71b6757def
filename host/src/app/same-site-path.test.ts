/** @jest-environment jsdom */
import { sameSitePath } from './same-site-path';

describe('sameSitePath', () => {
  it.each(['/orders', '/orders/7?tab=1', '/'])('follows %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/',
    'https:evil.test',
    'javascript:alert(1)',
    'orders',
    '/\t/evil.test',
    '//',
    '///',
    '/\\',
    '//:80',
    '/.//evil.test',
    '/.//localhost//evil.test',
    '/orders/..//evil.test',
  ])('does not follow %p', (path) => {
    expect(sameSitePath(path)).toBeNull();
  });

  it('does without what Safari lacks before 17', () => {
    const canParse = jest.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });

    expect(sameSitePath('/orders')).toBe('/orders');
    expect(sameSitePath('//')).toBeNull();
    canParse.mockRestore();
  });

  it('drops the anchor', () => {
    expect(sameSitePath('/orders#7')).toBe('/orders');
  });
});
