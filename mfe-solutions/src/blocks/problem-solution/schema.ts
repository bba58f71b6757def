import { list, shape, text, type ValueOf } from '@shop/shared/page-documents';
import { countOf, headFields } from '../common-fields';

export const problemSolutionSchema = shape(
  {
    ...headFields,
    ...countOf('pairs'),
    problemsTitle: text('Заголовок проблем'),
    solutionsTitle: text('Заголовок решений'),
    pairs: list(shape({ problem: text('Проблема'), solution: text('Решение') }), 'Пары'),
  },
  'Проблема и решение',
);

export type ProblemSolutionProps = ValueOf<typeof problemSolutionSchema>;
