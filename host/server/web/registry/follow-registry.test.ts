import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir, TEST_KEYS, writeRegistry, writeStore } from '../../testing/temporary-store';
import { emptyRegistry, PREVIOUS_REGISTRY_FILE, REGISTRY_FILE, toDocument } from '@shop/shared/federation/registry';
import { signedDocument } from '@shop/node/signing';
import { openFileStore } from '@shop/node/store';
import { followRegistry, type FollowedRegistry } from './follow-registry';
import { createKeptFile } from '../kept-file';

const registryOf = (...names: string[]) => ({
  ...emptyRegistry(),
  microFrontends: Object.fromEntries(names.map((name) => [name, []])),
});

const open: FollowedRegistry[] = [];

/**
 * @param dataDir where the last good registry is kept
 * @param disk what each later write to it waits for
 */
async function follow(dir: string, dataDir = temporaryDir(), disk: () => Promise<void> = () => Promise.resolve()) {
  const failures: string[] = [];
  const faults: string[] = [];
  let changes = 0;
  const waiting: (() => void)[] = [];
  const note = () => {
    for (const resume of waiting.splice(0)) resume();
  };
  const kept = createKeptFile(dataDir, 'registry.json', (error) => failures.push(String(error)));
  const file = await followRegistry({
    kind: 'folder',
    store: openFileStore(dir),
    publicKey: () => TEST_KEYS.publicKey,
    kept: { ...kept, write: (text) => disk().then(() => kept.write(text)) },
    onChange: () => {
      changes += 1;
      note();
    },
    onFailure: (name) => {
      failures.push(name);
      note();
    },
    onFault: (_name, fault) => faults.push(fault),
  });
  open.push(file);
  return {
    file,
    failures,
    faults,
    changes: () => changes,
    names: () => Object.keys(file.current().microFrontends),
    noted: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

describe('followRegistry', () => {
  afterEach(() => {
    for (const file of open.splice(0)) file.close();
  });
  afterAll(removeTemporaryDirs);

  it('reads the registry that is there', async () => {
    const dir = temporaryDir();
    writeRegistry(dir, registryOf('mfe-catalog'));

    const { names, failures } = await follow(dir);

    expect(names()).toEqual(['mfe-catalog']);
    expect(failures).toEqual([]);
  });

  it('starts with the previous registry when the current one is corrupt', async () => {
    const dir = temporaryDir();
    writeRegistry(dir, '{ "schema": ');
    writeRegistry(dir, registryOf('mfe-account'), PREVIOUS_REGISTRY_FILE);

    const { names, failures } = await follow(dir);

    expect(names()).toEqual(['mfe-account']);
    expect(failures).toEqual([REGISTRY_FILE]);
  });

  it('knows of no registry in an empty store', async () => {
    const { file, names } = await follow(path.join(temporaryDir(), 'remotes'));

    expect(names()).toEqual([]);
    expect(file.isKnown()).toBe(false);
  });

  it('follows the other remotes when an entry of one is invalid', async () => {
    const dir = temporaryDir();
    const stored = (version: string) => ({
      'mfe-catalog': [{ version, code: '' }],
      'mfe-account': [{ version, code: '' }],
    });
    const good = writeStore(dir, stored('1')).microFrontends;
    const { file, noted, faults, failures } = await follow(dir);

    const next = writeStore(dir, stored('2')).microFrontends;
    const text = JSON.stringify(toDocument({ ...emptyRegistry(), microFrontends: next }));
    writeRegistry(dir, JSON.parse(text.replace('/remotes/mfe-catalog/2/browser/remoteEntry.js', '')) as object); // of this very registry
    await noted();

    const { microFrontends } = file.current();
    expect(microFrontends['mfe-catalog']).toEqual(good['mfe-catalog']);
    expect(microFrontends['mfe-account']).toEqual(next['mfe-account']);
    expect(faults).toEqual([expect.stringMatching(/^mfe-catalog\[0\]: url /)]);
    expect(failures).toEqual([]);
  });

  it('sees a change within 2 s', async () => {
    const dir = temporaryDir();
    writeRegistry(dir, registryOf('mfe-catalog'));
    const { names, noted, changes } = await follow(dir);

    const startedAt = Date.now();
    writeRegistry(dir, registryOf('mfe-catalog', 'mfe-account'));
    await noted();

    expect(Date.now() - startedAt).toBeLessThan(2000);
    expect(names()).toEqual(['mfe-catalog', 'mfe-account']);
    expect(changes()).toBe(1);
  });

  it('tells of a change while the disk is slow: a page of the former versions would fail', async () => {
    const dir = temporaryDir();
    let freeDisk = () => {};
    const disk = jest.fn(() => new Promise<void>((resolve) => (freeDisk = resolve)));
    const { names, noted } = await follow(dir, temporaryDir(), disk);

    writeRegistry(dir, registryOf('mfe-catalog'));
    await noted();

    expect(names()).toEqual(['mfe-catalog']);
    freeDisk();
  });

  it('sees the first registry of an empty store', async () => {
    const dir = temporaryDir();
    const { names, noted } = await follow(dir);

    writeRegistry(dir, registryOf('mfe-catalog'));
    await noted();

    expect(names()).toEqual(['mfe-catalog']);
  });

  it('keeps the last good one when the file is corrupt, of another shape or removed', async () => {
    const damages = [
      (dir: string) => writeRegistry(dir, '<html>502 Bad Gateway</html>'),
      (dir: string) => writeRegistry(dir, { microFrontends: [] }),
      (dir: string) => rmSync(path.join(dir, REGISTRY_FILE)),
    ];

    await Promise.all(
      damages.map(async (damage) => {
        const dir = temporaryDir();
        writeRegistry(dir, registryOf('mfe-catalog'));
        const { names, noted, failures, changes } = await follow(dir);

        damage(dir);
        await noted();

        expect(names()).toEqual(['mfe-catalog']);
        expect(failures).toEqual([REGISTRY_FILE]);
        expect(changes()).toBe(0);
      }),
    );
  });

  describe('refuses', () => {
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const newer = { ...registryOf('mfe-catalog', 'mfe-evil'), revision: 2 };

    it.each([
      ['one that is not signed', JSON.stringify(toDocument(newer))],
      ['one that a stranger has signed', signedDocument(stranger, toDocument(newer))],
      [
        'one that was changed after it was signed',
        signedDocument(TEST_KEYS.privateKey, toDocument(newer)).replace('mfe-evil', 'mfe-worse'),
      ],
      ['an older one, signed as it was', signedDocument(TEST_KEYS.privateKey, toDocument(registryOf('mfe-old')))],
    ])('%s', async (_what, text) => {
      const dir = temporaryDir();
      writeRegistry(dir, { ...registryOf('mfe-catalog'), revision: 1 });
      const { names, noted, failures } = await follow(dir);

      writeRegistry(dir, text);
      await noted();

      expect(names()).toEqual(['mfe-catalog']);
      expect(failures).toEqual([REGISTRY_FILE]);
    });
  });

  it('starts with the one it has kept when the store has none, or one that is not signed', async () => {
    const [dir, dataDir] = [temporaryDir(), temporaryDir()];
    writeRegistry(dir, registryOf('mfe-catalog'));
    await follow(dir, dataDir);

    const { names } = await follow(temporaryDir(), dataDir);
    expect(names()).toEqual(['mfe-catalog']);
    writeRegistry(dir, JSON.stringify(toDocument(registryOf('mfe-evil'))));
    expect((await follow(dir, dataDir)).names()).toEqual(['mfe-catalog']);
  });
});
