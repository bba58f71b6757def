import { defineBlock } from '../block';
import { ProblemSolution } from './problem-solution';
import { problemSolutionSchema } from './schema';

export const problemSolution = defineBlock(problemSolutionSchema, ProblemSolution);
