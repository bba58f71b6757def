import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(__dirname, '../..');

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command as written in a README: words separated by spaces, without quotes. */
export async function runCommand(
  command: string,
  { cwd = root, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const [file = '', ...args] = command.split(' ');
  try {
    const options = { cwd, env: { ...process.env, FORCE_COLOR: '0', ...env } };
    const { stdout, stderr } = await promisify(execFile)(file, args, options);
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as CommandResult; // Node's error carries them
    return { code, stdout, stderr };
  }
}
