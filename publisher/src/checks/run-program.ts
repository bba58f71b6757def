import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** The output of a program, or how it has failed, in words. */
export type ProgramResult = { output: string } | { failure: string };

/**
 * Runs a program of the host that reads a JSON text and writes one.
 * @param timeoutMs when it is killed
 * @param later what it is told in a second line, when this is known
 */
export async function runProgram(
  program: string,
  input: object,
  timeoutMs: number,
  later?: Promise<unknown>,
): Promise<ProgramResult> {
  const child = spawn(process.execPath, [program], { stdio: 'pipe', timeout: timeoutMs, killSignal: 'SIGKILL' });
  child.stdin.on('error', () => undefined); // it has ended, which its output tells
  child.stdin.write(JSON.stringify(input));
  const isTold = Promise.resolve(later).then((value) => child.stdin.end(value && `\n${JSON.stringify(value)}`));
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : `ended by ${signal ?? code}`));
  });
  const [output, complaint, failure] = await Promise.all([text(child.stdout), text(child.stderr), ended, isTold]);
  if (failure === null) return { output };
  if (failure.endsWith('SIGKILL')) return { failure: `do not render within ${timeoutMs / 1000} s` };
  return { failure: `${failure}: ${complaint.trim()}` };
}

/** The API's answers for the public lists, as renderers take them. */
export const asListTexts = (lists: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, { text: list }]));
