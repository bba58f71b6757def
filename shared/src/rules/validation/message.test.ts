import { findErrors, messageSchema, sortContact } from '.';

const SCHEMA = messageSchema(['contact']);

describe('the contact of a message', () => {
  it.each(['anna@example.ru', ' anna@example.ru ', '+7 912 000-41-64', '+7 701 000-00-00'])(
    'may be «%s»',
    (contact) => {
      expect(findErrors(SCHEMA, { contact })).toEqual({});
    },
  );

  it.each([
    ['Email или телефон некорректные', 'anna@'],
    ['Email или телефон некорректные', '912 000-41-64'],
    ['Нужен российский номер: +7 и\u00A0десять цифр', '375291234567'],
    ['Нужен российский номер: +7 и\u00A0десять цифр', '+380 44 123-45-67'],
    ['Поле обязательно для заполнения', ''],
    ['Поле обязательно для заполнения', '  '],
    ['Длина поля не может превышать 64 символов', `${'a'.repeat(60)}@example.ru`],
  ])('is refused with «%s»: «%s»', (message, contact) => {
    expect(findErrors(SCHEMA, { contact })).toEqual({ contact: message });
  });

  it('may be empty where it is not required', () => {
    expect(findErrors(messageSchema([]), { contact: '' })).toEqual({});
  });

  it('is sorted into e-mail or phone', () => {
    expect(sortContact('anna@example.ru')).toEqual({ email: 'anna@example.ru' });
    expect(sortContact('+7 912 000-41-64')).toEqual({ phone: '+7 912 000-41-64' });
  });
});
