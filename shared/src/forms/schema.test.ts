import type { AnyObject, ObjectSchema } from 'yup';
import { ValidationError } from 'yup';
import {
  bik,
  checkbox,
  correspondentAccount,
  email,
  emailOrPhone,
  exactLength,
  inn,
  match,
  maxLength,
  maxNumber,
  minNumber,
  newPassword,
  numeric,
  object,
  onlyIf,
  password,
  phone,
  required,
  requiredCheckbox,
  secret,
  settlementAccount,
  text,
} from './index';

function errorsOf(schema: ObjectSchema<AnyObject>, values: AnyObject): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

describe('schemas', () => {
  it('says the first broken rule of each field in Russian', () => {
    const schema = object({
      name: text(required()),
      email: text(required(), email(), maxLength(64)),
      login: text(emailOrPhone()),
      phone: text(phone()),
      password: secret(newPassword()),
      repeat: secret(match('ветер-2026', 'Пароли не совпадают')),
      code: text(exactLength(4)),
      agree: checkbox(requiredCheckbox()),
      count: numeric(minNumber(1), maxNumber(999)),
    });

    expect(errorsOf(schema, { count: 0 })).toEqual({
      name: 'Поле обязательно для заполнения',
      email: 'Поле обязательно для заполнения',
      password: 'Поле обязательно для заполнения',
      repeat: 'Пароли не совпадают',
      agree: 'Поле обязательно для заполнения',
      count: 'Значение не может быть меньше 1',
    });
    expect(
      errorsOf(schema, {
        name: '  ',
        email: `${'a'.repeat(60)}@example.ru`,
        login: 'anna@',
        phone: '912',
        password: 'ветер',
        repeat: 'ветер-2026',
        code: '12345',
        agree: true,
        count: 1000,
      }),
    ).toEqual({
      name: 'Поле обязательно для заполнения',
      email: 'Длина поля не может превышать 64 символов',
      login: 'Email или телефон некорректные',
      phone: 'Телефон некорректный',
      password: 'Длина поля не может быть меньше 8 символов',
      code: 'Длина поля должна быть строго 4 символов',
      count: 'Значение не может быть больше 999',
    });
  });

  it('keeps the spaces of a password, to refuse them', () => {
    expect(errorsOf(object({ password: secret(password()) }), { password: ' ветер' })).toEqual({
      password: 'Пароль не может начинаться или оканчиваться пробелом',
    });
  });

  it('checks requisites of a company only', () => {
    const isCompany = (values: { userType?: unknown }) => values.userType === 'ur';
    const schema = object({
      userType: text(),
      inn: text(onlyIf(isCompany, required(), inn())),
      bik: text(onlyIf(isCompany, required(), bik())),
      account: text(onlyIf(isCompany, settlementAccount('bik'))),
      correspondent: text(onlyIf(isCompany, correspondentAccount('bik'))),
    });
    const wrong = { inn: '7700000000', bik: '1', account: '4070281', correspondent: '301' };

    expect(errorsOf(schema, { ...wrong, userType: 'fiz' })).toEqual({});
    expect(errorsOf(schema, { ...wrong, userType: 'ur' })).toEqual({
      inn: 'ИНН некорректный: не сходится последняя, контрольная цифра',
      bik: 'БИК некорректный: нужно 9 цифр',
      account: 'Расчётный счёт некорректный: нужно 20 цифр',
      correspondent: 'Корреспондентский счёт некорректный: нужно 20 цифр',
    });
  });

  it('does not refuse an account of the treasury', () => {
    const schema = object({ bik: text(bik()), account: text(settlementAccount('bik')) });

    expect(errorsOf(schema, { bik: '004525988', account: '03100643000000017300' })).toEqual({});
  });
});
