import { choice, flag, list, locked, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headFields, link } from '../common-fields';

const field = shape({
  key: choice('Что спросить', [
    ['name', 'Имя'],
    ['phone', 'Телефон'],
    ['email', 'E-mail'],
    ['contact', 'E-mail или\u00A0телефон'],
    ['company', 'Компания'],
    ['inn', 'ИНН'],
    ['city', 'Город'],
    ['cars', 'Число машин'],
    ['units', 'Число терминалов'],
    ['message', 'Сообщение'],
  ]),
  label: text('Подпись'),
  required: flag('Обязательное'),
  hint: optional(text('Подсказка')),
});

export const leadFormFields = {
  ...headFields,
  form: choice('Письмо магазину', [
    ['support', 'Помощь с устройством'],
    ['partner', 'Заявка партнёра'],
    ['message', 'Сообщение'],
  ]),
  userType: choice('Кто пишет', [
    ['fiz', 'Частное лицо'],
    ['ur', 'Компания'],
  ]),
  fields: list(field, 'Поля'),
  messageTemplate: locked(
    text('Текст письма, поля в фигурных скобках', { initial: 'Заявка со страницы «{page}». {message}' }),
  ),
  consent: shape({ text: text('Начало фразы'), link: link('Ссылка') }, 'Согласие'),
  submit: text('Надпись на кнопке'),
  successTitle: text('Заголовок после отправки'),
  successText: text('Текст после отправки'),
  aside: optional(shape({ text: text('Подпись'), link: link('Ссылка') }, 'Другой способ связи')),
};

export const leadFormSchema = shape(leadFormFields, 'Форма заявки');

export type LeadFormProps = ValueOf<typeof leadFormSchema>;
