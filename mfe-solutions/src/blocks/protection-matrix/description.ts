import { HEAD_WORDS } from '../common-words';
import { describe } from '../describe';
import { protectionMatrixSchema } from './schema';

export const protectionMatrixDescription = describe({
  label: 'Матрица угроз',
  schema: protectionMatrixSchema,
  words: {
    ...HEAD_WORDS,
    caption: 'Название таблицы для чтения с экрана',
    columns: { label: 'Столбцы', parts: { name: 'Товар', shortName: 'Короткое имя' } },
    rows: {
      label: 'Угрозы',
      parts: {
        icon: {
          label: 'Значок',
          options: {
            key: 'Ключ',
            tow: 'Эвакуатор',
            zap: 'Молния',
            signal: 'Связь',
            lock: 'Замок',
            drop: 'Капля',
          },
        },
        title: 'Название',
        text: 'Текст',
        values: 'Защищает ли, по столбцам',
      },
    },
  },
});
