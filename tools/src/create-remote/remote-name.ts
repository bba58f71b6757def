import { RefusedError } from '@shop/node/refused-error';

/** The name that the publisher takes, without `mfe-`; also the first segment of its address. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 20;

/**
 * @param given with or without `mfe-`
 * @returns it without
 * @throws RefusedError when no remote can be called so
 */
export function shortNameOf(given: string | undefined): string {
  if (!given) throw new RefusedError('create-remote needs a name, as in create-remote warranty');
  const short = given.replace(/^mfe-/, '');
  if (NAME.test(short) && short.length <= MAX_LENGTH) return short;
  throw new RefusedError(
    `"${given}" is no name of a remote: lower-case letters, digits and single hyphens, at most ${MAX_LENGTH}`,
  );
}
