import type { InferType } from 'yup';
import { choice, flag, list, shape, text } from '../../content/fields';
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
  hint: text('Подсказка').optional(),
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
  messageTemplate: text('Текст письма, поля в фигурных скобках'),
  consent: shape({ text: text('Начало фразы'), link: link('Ссылка') }).label('Согласие'),
  submit: text('Надпись на кнопке'),
  successTitle: text('Заголовок после отправки'),
  successText: text('Текст после отправки'),
  aside: shape({ text: text('Подпись'), link: link('Ссылка') })
    .label('Другой способ связи')
    .optional(),
};

export const leadFormSchema = shape(leadFormFields).label('Форма заявки');

export type LeadFormProps = InferType<typeof leadFormSchema>;
