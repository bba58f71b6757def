import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { CreateOrderInput } from './generated/resolvers-types';
import { openTestDatabase, type TestDatabase } from './testing/test-database';
import { buildProgram, runToFailure, startProgram, type TestProcess } from './testing/test-process';
import { bearer, signupInput } from './testing/test-accounts';
import { eventually, fastOrder } from './testing/test-shop';

const CREATE = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';

let folder: string;
let database: TestDatabase | null = null;
/** The database under test: a server's where there is one, else the embedded one in `folder`. */
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-main-'));
  if (process.env.TEST_DATABASE_URL) database = await openTestDatabase();
  env = { DATA_DIR: path.join(folder, 'data'), ...(database?.url && { DATABASE_URL: database.url }) };
  await buildProgram();
}, 120_000);

afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function withProgram(work: (program: TestProcess) => Promise<void>): Promise<void> {
  const program = await startProgram(env);
  await work(program).finally(() => program.stop());
}

async function place(program: TestProcess, input: CreateOrderInput): Promise<number | undefined> {
  const { data } = await program.post(CREATE, { input });
  return data?.siteCreateOrder?.id;
}

async function stockOf(program: TestProcess, productId: number): Promise<number | undefined> {
  const { data } = await program.post('{ siteProducts { id count } }');
  return Object(data).siteProducts.find(({ id }: { id: number }) => id === productId)?.count;
}

describe('a start that cannot succeed', () => {
  it('names the bad setting in one line', async () => {
    const { code, stderr } = await runToFailure({ ...env, PAYMENT_DISABLED: 'maybe' });

    expect(code).toBe(1);
    expect(stderr).toBe('PAYMENT_DISABLED must be "true" or "false"\n');
  });

  it('says that the data folder cannot be used', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');

    const { code, stderr } = await runToFailure({ DATA_DIR: path.join(file, 'data') });

    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR .* cannot be read and written: .*\n$/);
  });

  it('says why the embedded database cannot be opened', async () => {
    const dataDir = path.join(folder, 'blocked');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'database'), '');

    const { code, stderr } = await runToFailure({ DATA_DIR: dataDir });

    expect(code).toBe(1);
    expect(stderr).toMatch(/^the embedded database in .*blocked\/database cannot be opened: EEXIST: [^\n]*\n$/);
  });

  it('says that the database does not answer, without its password', async () => {
    const { code, stderr } = await runToFailure({ ...env, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });

    expect(code).toBe(1);
    expect(stderr).toMatch(/^the database of DATABASE_URL does not answer: [^\n]*\n$/);
    expect(stderr).not.toContain('secret');
  });

  it('says that the port is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const port = Object(other.address()).port;

    const { code, stderr } = await runToFailure({ ...env, API_PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(stderr).toBe(`API_PORT ${port} is taken by another program\n`);
  });

  it('says that another process uses the embedded database', async () => {
    const program = await startProgram({ DATA_DIR: path.join(folder, 'embedded') });

    const { code, stderr } = await runToFailure({ DATA_DIR: path.join(folder, 'embedded') });
    await program.stop();

    expect(code).toBe(1);
    expect(stderr).toBe(`another process uses the database in ${path.join(folder, 'embedded')}\n`);
  });
});

it('answers as soon as it says that it is ready', () =>
  withProgram(async (program) => {
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
    expect(await stockOf(program, 102)).toBe(48);
  }));

it('keeps an acknowledged order through kill -9', async () => {
  const input = fastOrder({ products: [{ productId: 103, productCount: 1 }] });
  const first = await startProgram(env);
  const id = await place(first, input);
  first.child.kill('SIGKILL');
  await first.exited;

  await withProgram(async (program) => {
    expect(await place(program, input)).toBe(id);
    expect(await stockOf(program, 103)).toBe(6);
  });
});

async function readMailedToken(): Promise<string> {
  const outbox = path.join(folder, 'data/outbox');
  const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'latin1')));
  const plain = mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /confirmEmail=([\w-]{43})/.exec(plain)?.[1] ?? '';
}

/** Signs up, follows the link of the mail and signs in. */
async function join(program: TestProcess): Promise<{ authorization: string }> {
  const { email, password } = signupInput();
  await program.post('query ($input: SignupInput!) { signup(input: $input) { id } }', { input: signupInput() });
  const token = await eventually(() => readMailedToken().catch(() => ''));
  const confirm = 'query ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { isConfirmed } }';
  await program.post(confirm, { input: { email, token } });
  const signin = 'query ($input: SigninInput!) { signin(input: $input) { token } }';
  const { data } = await program.post(signin, { input: { login: email, password } });
  return bearer(Object(data).signin.token);
}

it('keeps its users signed in when it is started again', async () => {
  const first = await startProgram(env);
  const headers = await join(first).finally(() => first.stop());

  await withProgram(async (program) => {
    const { data } = await program.post('{ currentUser { id email } }', {}, headers);
    expect(data?.currentUser).toMatchObject({ email: signupInput().email });
  });
});

it('finishes what is in flight when it is told to stop, and exits with 0', async () => {
  const program = await startProgram(env);
  await stockOf(program, 102);
  const oneService = () => fastOrder({ products: [{ productId: 201, productCount: 1 }] });
  const orders = Array.from({ length: 20 }, () => place(program, oneService()));
  // When the first is answered, the others have reached the program.
  await Promise.any(orders);

  program.child.kill('SIGTERM');

  expect((await Promise.all(orders)).every((id) => typeof id === 'number')).toBe(true);
  expect(await program.exited).toBe(0);
});

it('stops when the supervisor that started it is gone', async () => {
  const program = await startProgram(env);

  program.child.disconnect();

  expect(await program.exited).toBe(0);
});

// The embedded database belongs to one process.
if (process.env.TEST_DATABASE_URL) {
  it('shares the stock between two processes', async () => {
    const programs: [TestProcess, TestProcess] = await Promise.all([startProgram(env), startProgram(env)]);
    const stock = await stockOf(programs[0], 113);
    const buy = (program: TestProcess) =>
      place(program, fastOrder({ products: [{ productId: 113, productCount: 1 }] }));

    const ids = await Promise.all(programs.flatMap((program) => Array.from({ length: 20 }, () => buy(program))));

    expect(stock).toBe(9);
    expect(ids.filter(Boolean)).toHaveLength(9);
    await Promise.all(programs.map((program) => program.stop()));
  });
}
