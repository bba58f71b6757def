import { flag, list, locked, number, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headingFields, link } from '../common-fields';

const input = shape({
  key: locked(text('Имя в формулах')),
  label: text('Подпись'),
  unit: text('Единица'),
  min: number('Наименьшее'),
  max: number('Наибольшее'),
  step: number('Шаг'),
  default: number('В начале'),
  /** The form of the page takes the size of the fleet over. */
  isFleetSize: optional(flag('Размер парка, для\u00A0заявки')),
});

const constant = shape({
  key: locked(text('Имя в формулах')),
  label: text('Подпись'),
  unit: text('Единица'),
  value: number('Значение'),
  /** The value is what these goods cost together now, as long as all of them are sold. */
  products: optional(list(text('', { role: 'product' }), 'Товары, чьи цены складываются', 10)),
});

const result = shape({
  key: locked(text('Имя в формулах')),
  label: text('Подпись'),
  unit: text('Единица'),
  primary: flag('Главный'),
  /** The total subtracts it, so it is shown with a minus. */
  isSubtracted: optional(flag('Показать с минусом')),
  /** As `formula` and `note`, it names values of constants by their keys: `× {service} ₽`. */
  words: text('Как считается, словами. {имя} — значение постоянной'),
  /** Uses the keys of inputs, constants and earlier results. */
  expression: locked(text('Формула')),
  /** The result at the default values, for the test of our own documents. Nobody sees it. */
  example: locked(number('Итог при начальных значениях')),
});

export const savingsCalculatorSchema = shape(
  {
    ...headingFields,
    text: text('Что считает'),
    inputs: list(input, 'Ползунки'),
    constants: list(constant, 'Постоянные'),
    results: list(result, 'Итоги'),
    formula: text('Формула словами'),
    note: text('Примечание'),
    button: link('Кнопка'),
  },
  'Калькулятор экономии',
);

export type SavingsCalculatorProps = ValueOf<typeof savingsCalculatorSchema>;
export type CalculatorInput = ValueOf<typeof input>;
export type CalculatorResult = ValueOf<typeof result>;
