import { describe } from '../describe';
import { LEAD_FORM_WORDS } from '../lead-form/description';
import { supportFormSchema } from './schema';

export const supportFormDescription = describe({
  label: 'Форма поддержки',
  schema: supportFormSchema,
  words: {
    ...LEAD_FORM_WORDS,
    showForm: { label: 'Когда открыта', options: { fiz: 'Обращение владельца', ur: 'Заявка партнёра' } },
    open: 'Надпись на ссылке, которая открывает форму',
  },
  query: ['showForm'],
});
