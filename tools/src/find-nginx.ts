import { findProgram } from './find-program';
import { RefusedError } from './refused-error';

/**
 * Finds nginx for the journey behind it.
 * @returns undefined, after a line that says so, when there is none
 * @throws RefusedError when NGINX_PATH names no program
 */
export function findNginx(): string | undefined {
  try {
    return findProgram({
      title: 'nginx',
      variable: 'NGINX_PATH',
      names: ['nginx'],
      usualPlaces: ['/usr/sbin/nginx'], // not in everyone's PATH
      debianPackage: 'nginx',
      isService: true,
    });
  } catch (error) {
    if (!(error instanceof RefusedError) || process.env.NGINX_PATH) throw error;
    process.stdout.write(`${error.message} The journey behind it is skipped.\n`);
    return undefined;
  }
}
