import { isoDate, readEmail } from '@shop/shared/format';
import {
  birthDateError,
  emailError,
  loginError,
  newPasswordError,
  passwordError,
  phoneError,
  readLine,
} from './account-fields';

const REQUIRED = 'Поле обязательно для заполнения';
const FOREIGN = 'Нужен российский номер: +7 и\u00A0десять цифр';
const MIXED = 'Email некорректный: буква «\u0430» в «\u0430nna» русская, остальные латинские';
const MIXED_DOMAIN = 'Email некорректный: буква «\u0430» в «ex\u0430mple» русская, остальные латинские';
const COMMON = 'Этот пароль слишком распространён. Возьмите три несвязанных слова или придумайте длиннее';
const DAY_MS = 86_400_000;

it('stores e-mails in lower case, and names on one line', () => {
  expect(readEmail(' Anna@Example.RU ')).toBe('anna@example.ru');
  expect(readLine(' Анна \n Ветрова ')).toBe('Анна Ветрова');
});

it.each([
  ['an empty e-mail', emailError, '', REQUIRED],
  ['an e-mail without a domain', emailError, 'anna@', 'Email некорректный'],
  ['a long e-mail', emailError, `${'a'.repeat(54)}@example.ru`, 'Длина поля не может превышать 64 символов'],
  ['an e-mail with a Cyrillic letter', emailError, '\u0430nna@example.ru', MIXED],
  ['the same behind punycode', emailError, readEmail('anna@ex\u0430mple.ru'), MIXED_DOMAIN],
  ['an empty phone', phoneError, ' ', REQUIRED],
  ['a phone of ten digits', phoneError, '9120004164', 'Телефон некорректный'],
  ['a phone with a digit too many', phoneError, '783431234567', 'Телефон некорректный'],
  ['two phones', phoneError, '+7 912 000-41-64, +7 495 123-45-67', 'Телефон некорректный'],
  ['a foreign phone behind a mark', phoneError, '\u202D+375 29 123-45-67', FOREIGN],
  ['a foreign phone behind 8 10', phoneError, '8 10 375 29 123-45-67', FOREIGN],
  ['a phone of letters', phoneError, 'телефон', 'Телефон некорректный'],
  ['a long phone', phoneError, '7'.repeat(65), 'Длина поля не может превышать 64 символов'],
  ['an empty login', loginError, '', REQUIRED],
  ['a long login', loginError, '7'.repeat(65), 'Длина поля не может превышать 64 символов'],
  ['an empty password', passwordError, '', REQUIRED],
  [
    'a password with a leading space',
    passwordError,
    ' secret12',
    'Пароль не может начинаться или оканчиваться пробелом',
  ],
  [
    'a password with a trailing space',
    newPasswordError,
    'secret12\t',
    'Пароль не может начинаться или оканчиваться пробелом',
  ],
  ['a password of 129', passwordError, 'x'.repeat(129), 'Длина поля не может превышать 128 символов'],
  ['a new password of 7', newPasswordError, 'x'.repeat(7), 'Длина поля не может быть меньше 8 символов'],
  ['a new password that many people have', newPasswordError, 'qwertyuiop', COMMON],
  ['the same in capitals', newPasswordError, 'PassWord123', COMMON],
  ['a birth before 1900', birthDateError, '1899-12-31', 'Дата рождения некорректная'],
  ['a birth tomorrow', birthDateError, isoDate(Date.now() + DAY_MS), 'Дата рождения некорректная'],
])('refuses %s', (_name, check, value, message) => {
  expect(check(value)).toBe(message);
});

it.each([
  ['an e-mail of 64', emailError, `${'a'.repeat(53)}@example.ru`],
  ['a Cyrillic e-mail', emailError, readEmail('анна@почта.рф')],
  ['a long Cyrillic domain', emailError, readEmail('anna@автосигнализации-и-маяки-на-заказ.рф')],
  ['a phone as digits', phoneError, '79120004164'],
  ['an e-mail as login', loginError, 'Anna@Example.ru'],
  ['a phone as login', loginError, '8 (912) 000-41-64'],
  ['a login that is neither, so it is unknown', loginError, 'anna'],
  ['a short password at sign-in', passwordError, 'x'],
  ['a common password at sign-in', passwordError, 'qwertyuiop'],
  ['a new password that contains a common one', newPasswordError, 'password 47 лес'],
  ['a new password of 8', newPasswordError, 'пароль 1'],
  ['a new password of 128', newPasswordError, 'x'.repeat(128)],
  ['a birth today', birthDateError, isoDate(Date.now())],
])('accepts %s', (_name, check, value) => {
  expect(check(value)).toBeNull();
});
