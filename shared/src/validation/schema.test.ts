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

  it('does not trim a password, so that its spaces are refused', () => {
    expect(findErrors(object({ password: secret(password()) }), { password: ' ветер' })).toEqual({
      password: 'Пароль не может начинаться или оканчиваться пробелом',
    });
  });
});
