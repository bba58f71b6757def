import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runToFailure, startProgram } from './testing/test-process';
import { fastOrder } from './testing/test-shop';

let folder: string;
/** The program on the embedded database in `folder`. */
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-main-'));
  env = { DATA_DIR: path.join(folder, 'data') };
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe('a start that cannot succeed', () => {
  it('names the bad setting in one line', async () => {
    const { code, stderr } = await runToFailure({ ...env, PAYMENT_DISABLED: 'maybe' });

    expect(code).toBe(1);
    expect(stderr).toBe('PAYMENT_DISABLED must be "true" or "false"\n');
  });

  it('reports that the data folder cannot be used', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');

    const { code, stderr } = await runToFailure({ DATA_DIR: path.join(file, 'data') });

    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR .* cannot be read and written: .*\n$/);
  });

  it('reports why the embedded database cannot be opened', async () => {
    const dataDir = path.join(folder, 'blocked');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'database'), '');

    const { code, stderr } = await runToFailure({ DATA_DIR: dataDir });

    expect(code).toBe(1);
    expect(stderr).toMatch(/^the embedded database in .*blocked\/database cannot be opened: EEXIST: [^\n]*\n$/);
  });

  it('reports that the database does not answer, without its password', async () => {
    const { code, stderr } = await runToFailure({ ...env, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });

    expect(code).toBe(1);
    expect(stderr).toMatch(/^the database of DATABASE_URL does not answer: [^\n]*\n$/);
    expect(stderr).not.toContain('secret');
  });

  it('reports that the port is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const port = Object(other.address()).port;

    const { code, stderr } = await runToFailure({ ...env, API_PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(stderr).toBe(`API_PORT ${port} is taken by another program\n`);
  });
});

it('is ready when it says so, finishes requests in flight when its supervisor leaves it, and exits with 0', async () => {
  const program = await startProgram(env);
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect(await program.stockOf(102)).toBe(48);
  const oneService = () => fastOrder({ products: [{ productId: 201, productCount: 1 }] });
  const orders = Array.from({ length: 20 }, () => program.place(oneService()));
  // Once the first is answered, the program has received the others too.
  await Promise.any(orders);

  program.child.disconnect();

  expect((await Promise.all(orders)).every((id) => typeof id === 'number')).toBe(true);
  expect(await program.exited).toBe(0);
});

it('leaves signals to its supervisor, because the host still needs it', async () => {
  const program = await startProgram(env);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) program.child.kill(signal);
  await setTimeout(500);

  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  await program.stop();
});
