import { findProgram, type WantedProgram } from './find-program';
import { RefusedError } from '@shop/node/refused-error';

/**
 * Finds a program that some journeys need.
 * @param loss what happens without it, for the line that says so
 * @returns undefined when there is none
 * @throws RefusedError when its setting names no program
 */
export function findOptional(program: WantedProgram, loss: string): string | undefined {
  try {
    return findProgram(program);
  } catch (error) {
    if (!(error instanceof RefusedError) || process.env[program.variable]) throw error;
    process.stdout.write(`${error.message} ${loss}\n`);
    return undefined;
  }
}
