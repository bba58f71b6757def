import { hasLongWords } from './table-words';

it.each([
  [
    false,
    [
      ['Что', 'Сколько'],
      ['Двигатель не заводится', '1 компл.'],
    ],
  ],
  [
    true,
    [
      ['Что', 'Сколько'],
      ['Электрогидроусилитель', '1 компл.'],
    ],
  ],
  [
    true,
    [
      ['ШИРОКАЯ ЩЁТКА', 'ШИРОКАЯ ЩЁТКА'],
      ['ЗАДНЕПРИВОДНЫЙ', 'ПОЛНОПРИВОДНЫЙ'],
    ],
  ],
  [
    false,
    [
      ['Модель', 'Резерв', 'Температура'],
      ['Обнаруживаемость', 'предварительная', 'есть'],
    ],
  ],
  [true, [['ш'.repeat(30), 'ш'.repeat(30), '']]],
])('tells %s of the longest words of the columns', (isLong, rows) => {
  expect(hasLongWords(rows)).toBe(isLong);
});
