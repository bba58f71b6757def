import { object } from 'yup';
import { bik, correspondentAccount, inn, settlementAccount } from './requisite-rules';
import {
  email,
  exactLength,
  maxLength,
  newPassword,
  onlyIf,
  password,
  phone,
  required,
  requiredCheckbox,
} from './rules';
import { checkbox, findErrors, secret, text } from './schema';

describe('schemas', () => {
  it('reports the first broken rule of each field in Russian', () => {
    const schema = object({
      name: text(required()),
      email: text(required(), email(), maxLength(64)),
      phone: text(phone()),
      password: secret(newPassword()),
      code: text(exactLength(4)),
      agree: checkbox(requiredCheckbox()),
    });

    expect(findErrors(schema, {})).toEqual({
      name: 'Поле обязательно для заполнения',
      email: 'Поле обязательно для заполнения',
      password: 'Поле обязательно для заполнения',
      agree: 'Поле обязательно для заполнения',
    });
    expect(
      findErrors(schema, {
        name: '  ',
        email: `${'a'.repeat(60)}@example.ru`,
        phone: '912',
        password: 'ветер',
        code: '12345',
        agree: true,
      }),
    ).toEqual({
      name: 'Поле обязательно для заполнения',
      email: 'Длина поля не может превышать 64 символов',
      phone: 'Телефон некорректный',
      password: 'Длина поля не может быть меньше 8 символов',
      code: 'Длина поля должна быть строго 4 символов',
    });
  });

  it('does not trim a password, so that its spaces are refused', () => {
    expect(findErrors(object({ password: secret(password()) }), { password: ' ветер' })).toEqual({
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

    expect(findErrors(schema, { ...wrong, userType: 'fiz' })).toEqual({});
    expect(findErrors(schema, { ...wrong, userType: 'ur' })).toEqual({
      inn: 'ИНН некорректный: не сходится последняя, контрольная цифра',
      bik: 'БИК некорректный: нужно 9 цифр',
      account: 'Расчётный счёт некорректный: нужно 20 цифр',
      correspondent: 'Корреспондентский счёт некорректный: нужно 20 цифр',
    });
  });

  it('does not refuse a treasury account', () => {
    const schema = object({ bik: text(bik()), account: text(settlementAccount('bik')) });

    expect(findErrors(schema, { bik: '004525988', account: '03100643000000017300' })).toEqual({});
  });
});
