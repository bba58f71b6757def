import { HEADING_WORDS, LINK_WORDS } from '../common-words';
import { describe } from '../describe';
import { savingsCalculatorSchema } from './schema';

export const savingsCalculatorDescription = describe({
  label: 'Калькулятор экономии',
  schema: savingsCalculatorSchema,
  words: {
    ...HEADING_WORDS,
    text: 'Что считает',
    inputs: {
      label: 'Ползунки',
      parts: {
        key: 'Имя в формулах',
        label: 'Подпись',
        unit: 'Единица',
        min: 'Наименьшее',
        max: 'Наибольшее',
        step: 'Шаг',
        default: 'В начале',
      },
    },
    constants: {
      label: 'Постоянные',
      parts: { key: 'Имя в формулах', label: 'Подпись', unit: 'Единица', value: 'Значение' },
    },
    results: {
      label: 'Итоги',
      parts: {
        key: 'Имя в формулах',
        label: 'Подпись',
        unit: 'Единица',
        primary: 'Главный',
        isSubtracted: 'Показать с минусом',
        words: 'Как считается, словами',
        expression: 'Формула',
        example: 'Итог при начальных значениях',
      },
    },
    formula: 'Формула словами',
    note: 'Примечание',
    button: { label: 'Кнопка', parts: LINK_WORDS },
  },
});
