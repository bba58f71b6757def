import { flag, list, locked, number, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { headingFields, link } from '../common-fields';

const input = shape({
  key: locked(text('Имя в формулах', { initial: 'amount' })),
  label: text('Подпись'),
  unit: text('Единица'),
  min: number('Наименьшее', { initial: 1 }),
  max: number('Наибольшее', { initial: 100 }),
  step: number('Шаг', { initial: 1 }),
  default: number('В начале', { initial: 10 }),
  /** The form of the page takes the size of the fleet over. */
  isFleetSize: optional(flag('Размер парка, для\u00A0заявки')),
});

const constant = shape({
  key: locked(text('Имя в формулах', { initial: 'rate' })),
  label: text('Подпись'),
  unit: text('Единица'),
  value: number('Значение', { initial: 1000 }),
  /** The value is what these goods cost together now, as long as all of them are sold. */
  products: optional(list(text('', { role: 'product' }), 'Товары, чьи цены складываются', 10)),
});

const result = shape({
  key: locked(text('Имя в формулах', { initial: 'total' })),
  label: text('Подпись'),
  unit: text('Единица'),
  primary: flag('Главный'),
  /** The total subtracts it, so it is shown with a minus. */
  isSubtracted: optional(flag('Показать с минусом')),
  /** As `formula` and `note`, it names values of constants by their keys: `× {service} ₽`. */
  words: text('Как считается, словами. {имя} — значение постоянной', { initial: 'количество × {rate}' }),
  /** Uses the keys of inputs, constants and earlier results. */
  expression: locked(text('Формула', { initial: 'amount * rate' })),
  /** The result at the default values, for the test of our own documents. Nobody sees it. */
  example: locked(number('Итог при начальных значениях', { initial: 10_000 })),
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
