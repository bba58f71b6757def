import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headFields } from '../common-fields';

const step = shape({ mark: text('Отметка'), title: text('Название'), text: text('Текст') });

export const stepsSchema = shape({
  ...headFields,
  items: list(step, 'Шаги'),
  note: text('Примечание').optional(),
}).label('Шаги');

export type StepsProps = InferType<typeof stepsSchema>;
