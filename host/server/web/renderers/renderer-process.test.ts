import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir } from '../../testing/temporary-store';
import type { RendererMessage } from '../../protocol/messages';
import { rendererStarter, type RendererProcess } from './renderer-process';

afterAll(removeTemporaryDirs);

/** Starts a program in place of a renderer; `work` gets it once it has said something. */
async function endOf(program: string, work: (renderer: RendererProcess, said: unknown) => void = () => undefined) {
  const file = path.join(temporaryDir(), 'renderer.cjs');
  writeFileSync(file, program);
  const start = rendererStarter({ file, memoryMb: 64, env: { NODE_ENV: 'test', TZ: 'UTC' } });
  return new Promise<string>((resolve) => {
    const renderer = start({
      onMessage: (message: RendererMessage) => work(renderer, message),
      onExit: resolve,
    });
  });
}

it('says how a renderer ended by itself', async () => {
  expect(await endOf('process.exit(3)')).toBe('it ended with code 3');
});

it('ends a renderer in an endless loop', async () => {
  const end = endOf(`process.send('ready'); setTimeout(() => { for (;;); });`, (renderer) => renderer.kill());

  expect(await end).toBe('it was ended by SIGKILL');
});

it('ends a renderer that needs too much memory, and says so', async () => {
  expect(await endOf('const all = []; for (;;) all.push(new Array(1000).fill({}));')).toBe('it ran out of memory');
});

it('tells a renderer no setting of the host', async () => {
  process.env.TEST_SECRET = 'secret';
  let known: unknown;

  await endOf('process.send(Object.keys(process.env)); process.disconnect();', (_renderer, said) => (known = said));
  delete process.env.TEST_SECRET;

  expect(known).toContain('NODE_ENV');
  expect(known).not.toContain('TEST_SECRET');
});
