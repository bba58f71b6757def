import { list, shape, text, type Infer } from '../../schema';
import { headFields } from '../common-schema';

export const problemSolutionSchema = shape({
  ...headFields,
  problemsTitle: text(),
  solutionsTitle: text(),
  pairs: list(shape({ problem: text(), solution: text() })),
});

export type ProblemSolutionProps = Infer<typeof problemSolutionSchema>;
