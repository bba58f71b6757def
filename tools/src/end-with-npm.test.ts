import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir } from '@shop/publisher/testing';
import { ROOT_DIR } from './packages';

afterAll(removeTemporaryDirs);

/** A command that runs until it is stopped, in the shell of an npm. */
async function startCommand(env: Record<string, string>) {
  const script = path.join(temporaryDir(), 'command.mjs');
  writeFileSync(
    script,
    `import { endWithNpm } from ${JSON.stringify(path.join(ROOT_DIR, 'tools/lib/end-with-npm.mjs'))};
    endWithNpm();
    setInterval(() => undefined, 1000);
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
    console.log('started');`,
  );
  const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'data');
  return shell;
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a command ends in order when the shell of its npm gets %s',
  async (signal) => {
    const shell = await startCommand({ npm_lifecycle_event: 'dev' });

    shell.kill(signal);
    const [output] = (await once(shell.stdout, 'data')) as [Buffer];
    await once(shell.stdout, 'close'); // nobody has it open any more

    expect(output.toString()).toBe('stopped\n');
  },
);
