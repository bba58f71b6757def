import { findProgram } from '@shop/tools/find-program';

/**
 * Finds the program that makes load. One in Node.js would take more CPU for a request than the
 * servers that it measures.
 * @throws RefusedError that explains what to do when there is none
 */
export const findWrk = () =>
  findProgram({
    title: 'load generator (wrk)',
    variable: 'WRK_PATH',
    names: ['wrk'],
    debianPackage: 'wrk',
  });
