import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { openDatabase } from './db/open-database';
import { explainFailure } from './explain-failure';
import { parseSettings } from './settings';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-failure-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** What the operator reads when the program starts with these settings. */
async function failureOf(env: Record<string, string>): Promise<string | null> {
  return openDatabase(parseSettings(env), { onIdleError: () => undefined }).then(
    () => 'no failure',
    (error: unknown) => explainFailure(error),
  );
}

describe('a start that cannot succeed', () => {
  it('reports that the data folder cannot be used', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');

    expect(await failureOf({ DATA_DIR: path.join(file, 'data') })).toMatch(
      /^DATA_DIR .* cannot be read and written: [^\n]*$/,
    );
  });

  it('reports why the embedded database cannot be opened', async () => {
    const dataDir = path.join(folder, 'blocked');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'database'), '');

    expect(await failureOf({ DATA_DIR: dataDir })).toMatch(
      /^the embedded database in .*blocked\/database cannot be opened: EEXIST: [^\n]*$/,
    );
  });

  it('reports that the database does not answer, without its password', async () => {
    const failure = await failureOf({ DATA_DIR: folder, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });

    expect(failure).toMatch(/^the database of DATABASE_URL does not answer: [^\n]*$/);
    expect(failure).not.toContain('secret');
  });

  it('reports that the port is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const port = Object(other.address()).port;

    const error: unknown = await fastify()
      .listen({ host: '127.0.0.1', port })
      .catch((refusal: unknown) => refusal);
    other.close();

    expect(explainFailure(error)).toBe(`API_PORT ${port} is taken by another program`);
  });

  it('leaves what nobody foresaw to its stack trace', () => {
    expect(explainFailure(new Error('unforeseen'))).toBeNull();
  });
});
