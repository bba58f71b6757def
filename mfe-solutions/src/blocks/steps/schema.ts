import { list, optional, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields } from '../common-fields';

const step = shape({ mark: text('Отметка'), title: text('Название'), text: text('Текст') });

export const stepsSchema = shape(
  {
    ...headFields,
    ...countOf('items'),
    items: list(step, 'Шаги'),
    note: optional(text('Примечание')),
  },
  'Шаги',
);

export type StepsProps = ValueOf<typeof stepsSchema>;
