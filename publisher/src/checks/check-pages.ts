import type { ServerBundle } from '@shop/node/bundles';
import type { Registry } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/node/refused-error';
import { asListTexts, runProgram } from './run-program';

export interface PagesCheck {
  /** The remote to check. */
  remote: string;
  /** One version of each remote: the one to check, and the live ones of all others. */
  registry: Registry;
  bundles: readonly ServerBundle[];
  /** The API's answers for the public lists, by name. */
  lists: Readonly<Record<string, string>>;
}

/** A machine that also builds takes many times as long. */
const TIMEOUT_MS = 30_000;

/**
 * Renders the routes of a version as the host does.
 * @param program the host's program for it
 */
export async function checkPages(program: string, { lists, ...check }: PagesCheck): Promise<Fault[]> {
  const result = await runProgram(program, { ...check, lists: asListTexts(lists) }, TIMEOUT_MS);
  if ('failure' in result) return [{ where: 'routes', what: result.failure }];
  return JSON.parse(result.output) as Fault[]; // by our own program
}
