import type { InferType } from 'yup';
import { list, shape, text } from '../../content/fields';
import { headFields } from '../common-fields';

export const problemSolutionSchema = shape({
  ...headFields,
  problemsTitle: text('Заголовок проблем'),
  solutionsTitle: text('Заголовок решений'),
  pairs: list(shape({ problem: text('Проблема'), solution: text('Решение') }), 'Пары'),
}).label('Проблема и решение');

export type ProblemSolutionProps = InferType<typeof problemSolutionSchema>;
