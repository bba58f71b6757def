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
  MESSAGES,
} from './index';

describe('rules', () => {
  it.each([0, false, 1, -1, 'a', '0', ['a'], {}])('counts %p as filled', (value) => {
    expect(isFilled(value)).toBe(true);
  });

  it.each(['', null, undefined, Number.NaN])('counts %p as empty', (value) => {
    expect(isFilled(value)).toBe(false);
  });

  it('counts an empty list as empty', () => {
    expect(isFilled([])).toBe(false);
  });

  it('wants a checkbox ticked', () => {
    expect([isChecked(true), isChecked(false), isChecked('on')]).toEqual([true, false, false]);
  });

  it.each([
    'anna@example.ru',
    'a.b+c@mail.example.com',
    'анна@пример.рф',
    'a@xn--e1afmkfd.xn--p1ai',
    "o'neil@example.ie",
  ])('passes the address %s', (address) => {
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

  it('lets a phone be empty or have 11 digits and more', () => {
    expect([isPhone(''), isPhone('+7 912 000-41-64'), isPhone('375291234567')]).toEqual([true, true, true]);
    expect([isPhone('+7'), isPhone('+7 912 000-41-6'), isPhone('abc')]).toEqual([false, false, false]);
  });

  it('takes either an address or a phone', () => {
    expect(['anna@example.ru', '89120004164', ''].map(isEmailOrPhone)).toEqual([true, true, true]);
    expect(isEmailOrPhone('anna@')).toBe(false);
  });

  it('refuses whitespace at the ends of a password', () => {
    expect([isPassword('ветер и берег'), isPassword(' ветер'), isPassword('ветер\t')]).toEqual([true, false, false]);
  });

  it('compares lengths and numbers with their limits, which pass', () => {
    expect([hasMaxLength('12', 2), hasMaxLength('123', 2)]).toEqual([true, false]);
    expect([hasMinLength('12', 2), hasMinLength('1', 2)]).toEqual([true, false]);
    expect([isAtMost(2, 2), isAtMost(3, 2), isAtLeast(2, 2), isAtLeast(1, 2)]).toEqual([true, false, true, false]);
  });

  it('says the texts of the specification to the letter', () => {
    expect(MESSAGES).toMatchObject({
      required: 'Поле обязательно для заполнения',
      email: 'Email некорректный',
      phone: 'Телефон некорректный',
      emailOrPhone: 'Email или телефон некорректные',
      password: 'Пароль не может начинаться или оканчиваться пробелом',
      exactLength: 'Длина поля должна быть строго {length} символов',
      maxLength: 'Длина поля не может превышать {length} символов',
      minLength: 'Длина поля не может быть меньше {length} символов',
      maxNumber: 'Значение не может быть больше {value}',
      minNumber: 'Значение не может быть меньше {value}',
    });
  });
});
