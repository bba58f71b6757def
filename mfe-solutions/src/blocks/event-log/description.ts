import { HEAD_WORDS } from '../common-words';
import { describe } from '../describe';
import { eventLogSchema } from './schema';

export const eventLogDescription = describe({
  label: 'Журнал событий',
  schema: eventLogSchema,
  words: {
    ...HEAD_WORDS,
    items: { label: 'События', parts: { mark: 'Время', title: 'Название', text: 'Текст' } },
    highlight: 'Номер события с зелёной риской, от 0',
    log: { label: 'Строки прибора', parts: { mark: 'Время', text: 'Текст' } },
    readout: 'Показания над картой',
    note: 'Примечание',
  },
});
