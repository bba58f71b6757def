import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { digestOf } from '@shop/node/bundles';
import { canRecord, createRecorder, cutPower, noteWord, type Cut, type Recorder } from '@shop/node/testing/power-cut';
import { listHistory, openReleases, readRegistry, type Releases } from '.';

const CUTS = 100;
const SEED = Number(process.env.POWER_CUT_SEED ?? Date.now() % 1_000_000);
const PROGRAM = path.resolve(__dirname, '../testing/publish-process.ts');

let recorder: Recorder;

/** Publishes versions in a process of its own and notes each that it has called live. */
async function publishAll(...versions: string[]): Promise<void> {
  const args = ['--import', 'tsx', PROGRAM, path.join(recorder.root, 'data'), ...versions];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...recorder.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const version of createInterface(child.stdout)) noteWord(recorder.log, version);
}

async function expectWhole({ store }: Releases, version: string): Promise<void> {
  const list = await store.read(`mfe-catalog/${version}/files.json`);
  const digests = Object.entries<string>(JSON.parse(list?.bytes.toString('utf8') ?? 'null'));
  expect(digests.length).toBeGreaterThan(2);
  for (const [file, digest] of digests) {
    const stored = await store.read(`mfe-catalog/${version}/${file}`);
    expect(stored && digestOf(stored.bytes)).toBe(digest);
  }
}

async function check({ at, words, save }: Cut): Promise<void> {
  const state = path.join(recorder.states, String(at));
  save(state);
  try {
    const releases = openReleases({}, path.join(state, 'data'), 'anna');
    const registry = await readRegistry(releases);
    const versions = (registry.microFrontends['mfe-catalog'] ?? []).map(({ metadata }) => metadata.version);
    expect(versions).toEqual(expect.arrayContaining(words));
    for (const version of versions) await expectWhole(releases, version);
    if (words.length > 0) expect(releases.keys.areNew).toBe(false);
    const told = (await listHistory(releases.store, 100)).map(({ to }) => to);
    expect(told).toEqual(expect.arrayContaining(words));
  } catch (error) {
    throw new Error(`POWER_CUT_SEED=${SEED}, cut after note ${at}: ${String(error)}`, { cause: error });
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}

(canRecord() ? describe : describe.skip)('a power cut', () => {
  beforeAll(() => {
    recorder = createRecorder();
  });
  afterAll(() => recorder.remove());

  it('leaves keys, registry and the files of each published version whole', async () => {
    process.stdout.write(`POWER_CUT_SEED=${SEED}\n`);
    await publishAll('1', '2', '3');
    await publishAll('4', '5', '6');

    await cutPower(recorder, SEED, () => false, [CUTS], check);
  }, 300_000);
});
