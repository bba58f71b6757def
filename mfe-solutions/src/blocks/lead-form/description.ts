import { HEAD_WORDS, LINK_WORDS } from '../common-words';
import { describe, type Words } from '../describe';
import { leadFormSchema, type LeadFormProps } from './schema';

/** What an editor calls the props; a form built upon this one has them too. */
export const LEAD_FORM_WORDS: Words<LeadFormProps> = {
  ...HEAD_WORDS,
  form: {
    label: 'Письмо магазину',
    options: { support: 'Помощь с устройством', partner: 'Заявка партнёра', message: 'Сообщение' },
  },
  userType: { label: 'Кто пишет', options: { fiz: 'Частное лицо', ur: 'Компания' } },
  fields: {
    label: 'Поля',
    parts: {
      key: {
        label: 'Что спросить',
        options: {
          name: 'Имя',
          phone: 'Телефон',
          email: 'E-mail',
          company: 'Компания',
          inn: 'ИНН',
          city: 'Город',
          cars: 'Число машин',
          units: 'Число терминалов',
          message: 'Сообщение',
        },
      },
      label: 'Подпись',
      required: 'Обязательное',
      hint: 'Подсказка',
    },
  },
  messageTemplate: 'Текст письма, поля в фигурных скобках',
  consent: { label: 'Согласие', parts: { text: 'Начало фразы', link: { label: 'Ссылка', parts: LINK_WORDS } } },
  submit: 'Надпись на кнопке',
  successTitle: 'Заголовок после отправки',
  successText: 'Текст после отправки',
  aside: { label: 'Другой способ связи', parts: { text: 'Подпись', link: { label: 'Ссылка', parts: LINK_WORDS } } },
};

export const leadFormDescription = describe({
  label: 'Форма заявки',
  schema: leadFormSchema,
  words: LEAD_FORM_WORDS,
});
