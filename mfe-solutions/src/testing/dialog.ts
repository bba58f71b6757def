import type { DialogDocument, DialogQuestion } from '../dialog';

function makeQuestion(fields: Pick<DialogQuestion, 'id' | 'question'> & Partial<DialogQuestion>): DialogQuestion {
  return {
    answer: ['Подождите минуту.', 'Попробуйте снова.'],
    links: [],
    next: [],
    final: { text: 'Не помогло', action: 'form', form: 'support', href: '/support?showForm=fiz' },
    ...fields,
  };
}

/** A dialogue of two models. The first has two usual questions and a third one. */
export const DIALOG: DialogDocument = {
  version: 1,
  title: 'Диалог',
  lead: 'Выберите модель, затем вопрос.',
  chooseProduct: 'Какая модель?',
  chooseQuestion: 'Что происходит?',
  otherQuestions: 'Другие вопросы',
  nextTitle: 'Что дальше',
  helped: 'Помогло',
  helpedText: 'Хорошо.',
  notHelpedText: 'Передадим мастеру путь.',
  pathTemplate: 'Модель: {product}. Пройдено: {path}. Не помогло.',
  emergency: { text: 'Машину угнали?', links: [{ text: 'Позвонить 112', href: 'tel:112' }] },
  products: [
    {
      code: 'beacon',
      title: 'Маяк',
      start: ['beacon.no-start', 'beacon.tag'],
      questions: [
        makeQuestion({
          id: 'beacon.no-start',
          question: 'Не заводится',
          links: [{ text: 'Руководство', href: '/documents/manuals/beacon' }],
          next: ['beacon.tag', 'beacon.service'],
        }),
        makeQuestion({ id: 'beacon.tag', question: 'Метка молчит' }),
        makeQuestion({ id: 'beacon.service', question: 'Где проверить' }),
      ],
    },
    {
      code: 'online',
      title: 'Онлайн',
      start: ['online.login'],
      questions: [makeQuestion({ id: 'online.login', question: 'Не входит' })],
    },
  ],
};
