import { HEAD_WORDS } from '../common-words';
import { describe } from '../describe';
import { problemSolutionSchema } from './schema';

export const problemSolutionDescription = describe({
  label: 'Проблема и решение',
  schema: problemSolutionSchema,
  words: {
    ...HEAD_WORDS,
    problemsTitle: 'Заголовок проблем',
    solutionsTitle: 'Заголовок решений',
    pairs: { label: 'Пары', parts: { problem: 'Проблема', solution: 'Решение' } },
  },
});
