export { ProblemSolution } from './problem-solution';
