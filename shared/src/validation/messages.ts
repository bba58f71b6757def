/** What a visitor reads when a rule fails. `fillTemplate` fills in `{length}` and `{value}`. */
export const MESSAGES = {
  required: 'Поле обязательно для заполнения',
  email: 'Email некорректный',
  phone: 'Телефон некорректный',
  foreignPhone: 'Нужен российский номер: +7 и\u00A0десять цифр',
  emailOrPhone: 'Email или телефон некорректные',
  password: 'Пароль не может начинаться или оканчиваться пробелом',
  exactLength: 'Длина поля должна быть строго {length} символов',
  maxLength: 'Длина поля не может превышать {length} символов',
  minLength: 'Длина поля не может быть меньше {length} символов',
  maxNumber: 'Значение не может быть больше {value}',
  minNumber: 'Значение не может быть меньше {value}',
  inn: 'ИНН некорректный',
  bik: 'БИК некорректный',
  kpp: 'КПП некорректный',
  settlementAccount: 'Расчётный счёт некорректный',
  correspondentAccount: 'Корреспондентский счёт некорректный',
} as const;
