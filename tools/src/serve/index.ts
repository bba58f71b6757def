import { serveProgram } from './serve-program';
import { serveSite } from './serve-site';

export { isProgram, PROGRAMS } from './programs';

/**
 * Runs the whole site, or one program of it alone.
 * @throws RefusedError when there is no such program, or a setting is missing
 */
export function serve([word]: readonly string[] = []): Promise<void> {
  return word === undefined ? serveSite() : serveProgram(word);
}
