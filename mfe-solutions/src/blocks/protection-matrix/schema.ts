import { choice, flag, list, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields } from '../common-fields';

const row = shape({
  icon: choice('Значок', [
    ['key', 'Ключ'],
    ['tow', 'Эвакуатор'],
    ['zap', 'Молния'],
    ['signal', 'Связь'],
    ['lock', 'Замок'],
    ['drop', 'Капля'],
  ]),
  title: text('Название'),
  text: text('Текст'),
  values: list(flag(), 'Защищает ли, по столбцам'),
});

export const protectionMatrixSchema = shape(
  {
    ...headFields,
    ...countOf('rows'),
    caption: text('Название таблицы для чтения с экрана'),
    /** Products; phones show the short names. */
    columns: list(shape({ name: text('Товар'), shortName: text('Короткое имя') }), 'Столбцы'),
    rows: list(row, 'Угрозы'),
  },
  'Матрица угроз',
);

export type ProtectionMatrixProps = ValueOf<typeof protectionMatrixSchema>;
