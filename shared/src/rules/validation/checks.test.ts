import {
  hasMaxLength,
  hasMinLength,
  isAtLeast,
  isAtMost,
  isChecked,
  isEmail,
  isEmailOrPhone,
  isFilled,
  isPassword,
  isPhone,
} from './checks';

describe('checks', () => {
  it.each([0, false, 1, -1, 'a', '0', ['a'], {}])('counts %p as filled', (value) => {
    expect(isFilled(value)).toBe(true);
  });

  it.each(['', null, undefined, Number.NaN])('counts %p as empty', (value) => {
    expect(isFilled(value)).toBe(false);
  });

  it('counts an empty list as empty', () => {
    expect(isFilled([])).toBe(false);
  });

  it('requires a checkbox to be ticked', () => {
    expect([isChecked(true), isChecked(false), isChecked('on')]).toEqual([true, false, false]);
  });

  it.each([
    'anna@example.ru',
    'a.b+c@mail.example.com',
    'анна@пример.рф',
    'a@xn--e1afmkfd.xn--p1ai',
    "o'neil@example.ie",
    'анна@example.ru',
    'anna@почта.рф',
    '\u202Aanna@example.ru\u200B',
  ])('accepts the address %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.ru',
    'anna@example',
    'anna@example.',
    'anna@.ru',
    'an na@example.ru',
    'anna..v@example.ru',
    '.anna@example.ru',
    'anna@-example.ru',
    'anna@example.ru ',
    `${'a'.repeat(250)}@example.ru`,
  ])('refuses the address «%s»', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('accepts an empty phone, and 11 digits, or those of another country', () => {
    expect([isPhone(''), isPhone('+7 912 000-41-64'), isPhone('375291234567')]).toEqual([true, true, true]);
    expect([isPhone('8 (343) 123-45-67'), isPhone('\u202D+7 912 000-41-64')]).toEqual([true, true]);
    expect([isPhone('+7 834 312-34-567'), isPhone('783431234567')]).toEqual([false, false]);
    expect([isPhone('+7'), isPhone('+7 912 000-41-6'), isPhone('abc')]).toEqual([false, false, false]);
  });

  it('accepts an e-mail or a phone as a contact', () => {
    expect(
      ['anna@example.ru', '+7 912 000-41-64', '375291234567'].filter((contact) => !isEmailOrPhone(contact)),
    ).toEqual([]);
    expect(['anna', 'anna@', '912 000-41-64'].filter(isEmailOrPhone)).toEqual([]);
  });

  it('refuses whitespace at either end of a password', () => {
    expect([isPassword('ветер и берег'), isPassword(' ветер'), isPassword('ветер\t')]).toEqual([true, false, false]);
  });

  it('accepts lengths and numbers up to and including their limits', () => {
    expect([hasMaxLength('12', 2), hasMaxLength('123', 2)]).toEqual([true, false]);
    expect([hasMinLength('12', 2), hasMinLength('1', 2)]).toEqual([true, false]);
    expect([isAtMost(2, 2), isAtMost(3, 2), isAtLeast(2, 2), isAtLeast(1, 2)]).toEqual([true, false, true, false]);
  });
});
