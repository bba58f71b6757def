import { list, number, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields, screens } from '../common-fields';

export const eventLogSchema = shape(
  {
    ...headFields,
    ...countOf('items'),
    items: list(shape({ mark: text('Время'), title: text('Название'), text: text('Текст') }), 'События'),
    highlight: number('Номер события с зелёной риской, от 0'),
    screens: optional(screens),
    log: list(shape({ mark: text('Время'), text: text('Текст') }), 'Строки прибора'),
    readout: list(text(), 'Показания над картой'),
    note: optional(text('Примечание')),
  },
  'Журнал событий',
);

export type EventLogProps = ValueOf<typeof eventLogSchema>;
