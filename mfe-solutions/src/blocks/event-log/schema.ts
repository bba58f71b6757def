import type { InferType } from 'yup';
import { list, number, shape, text } from '../../content/fields';
import { headFields, screens } from '../common-fields';

export const eventLogSchema = shape({
  ...headFields,
  items: list(shape({ mark: text('Время'), title: text('Название'), text: text('Текст') }), 'События'),
  highlight: number('Номер события с зелёной риской, от 0'),
  screens: screens.optional(),
  log: list(shape({ mark: text('Время'), text: text('Текст') }), 'Строки прибора'),
  readout: list(text(), 'Показания над картой'),
  note: text('Примечание').optional(),
}).label('Журнал событий');

export type EventLogProps = InferType<typeof eventLogSchema>;
