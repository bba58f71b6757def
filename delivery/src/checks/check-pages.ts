import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Registry } from '@shop/shared/federation/registry';
import type { Fault } from '@shop/shared/refused-error';

/** The server bundle of a version. */
export interface ServerBundle {
  remote: string;
  version: string;
  code: string;
  /** Address of the version's browser files. */
  base: string;
}

export interface PagesCheck {
  /** The remote to check. */
  remote: string;
  /** One version of each remote: the one to check, and the live ones of all others. */
  registry: Registry;
  bundles: readonly ServerBundle[];
  /** The API's answers for the public lists, by name. */
  lists: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 15_000;

/**
 * Renders the routes of a version as the host does.
 * @param program the host's program for it
 */
export async function checkPages(program: string, { lists, ...check }: PagesCheck): Promise<Fault[]> {
  const child = spawn(process.execPath, [program], { stdio: 'pipe', timeout: TIMEOUT_MS, killSignal: 'SIGKILL' });
  const asTexts = Object.entries(lists).map(([name, list]) => [name, { text: list }]);
  child.stdin.on('error', () => undefined); // it has ended, which its output tells
  child.stdin.end(JSON.stringify({ ...check, lists: Object.fromEntries(asTexts) as object }));
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : `ended by ${signal ?? code}`));
  });
  const [output, complaint, failure] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (failure === null) return JSON.parse(output) as Fault[]; // by our own program
  const seconds = TIMEOUT_MS / 1000;
  const what = failure.endsWith('SIGKILL') ? `do not render within ${seconds} s` : `${failure}: ${complaint.trim()}`;
  return [{ where: 'routes', what }];
}
