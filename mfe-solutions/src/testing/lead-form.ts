import type { LeadFormProps } from '../blocks/lead-form/schema';

/** A form as a document describes it; tests name only what they are about. */
export function makeLeadForm(props: Partial<LeadFormProps> = {}): LeadFormProps {
  return {
    id: 'form',
    heading: 'Напишите нам',
    form: 'support',
    userType: 'fiz',
    fields: [
      { key: 'name', label: 'Имя', required: true },
      { key: 'message', label: 'Сообщение', required: false },
    ],
    messageTemplate: '{message}',
    consent: { text: 'Согласен с', link: { text: 'политикой', href: '/documents/privacy-policy.pdf' } },
    submit: 'Отправить',
    successTitle: 'Спасибо',
    successText: 'Ответим в течение дня.',
    ...props,
  };
}
