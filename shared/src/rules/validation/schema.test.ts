import { object } from 'yup';
import { email, exactLength, maxLength, newPassword, password, phone, required, requiredCheckbox } from './rules';
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

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['an object', {}],
    ['a wrong number', Number.NaN],
  ])('reports %s in any field in Russian, without the words of yup', (_what, value) => {
    const schema = object({ name: text(required()), note: text(), password: secret(newPassword()), agree: checkbox() });

    const errors = findErrors(schema, { name: value, note: value, password: value, agree: value });

    for (const message of Object.values(errors)) expect(message).not.toMatch(/[a-z]/i);
    expect(errors.name).toBe('Поле обязательно для заполнения');
  });

  it('takes null for an empty field', () => {
    expect(findErrors(object({ note: text(phone()), agree: checkbox() }), { note: null, agree: null })).toEqual({});
  });

  it('does not trim a password, so that its spaces are refused', () => {
    expect(findErrors(object({ password: secret(password()) }), { password: ' ветер' })).toEqual({
      password: 'Пароль не может начинаться или оканчиваться пробелом',
    });
  });
});
