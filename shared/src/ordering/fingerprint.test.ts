import { fingerprint } from './fingerprint';

it('is the same for the same text, and another for each of many', () => {
  const texts = Array.from({ length: 5000 }, (_unused, index) => `{"fio":"Анна","phone":"7912${index}"}`);

  expect(fingerprint('Анна')).toBe(fingerprint('Анна'));
  expect(fingerprint('Анна')).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
});
