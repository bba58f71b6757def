import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArchive, readSealed, writeArchive, writeSealed } from '.';
import { createBackupKey, readBackupKey } from './cipher';

let folder: string;
let file: string;
let keyFile: string;
let publicKey: string;

const inFolder = (name: string) => path.join(folder, name);
const PICTURE = Buffer.alloc(200_000, 'picture');

/** An archive of one file. */
const save = () =>
  writeArchive(
    file,
    async (sink) => {
      await sink.folder('database');
      await sink.file('database/PG_VERSION', PICTURE.length, [PICTURE]);
      return { kind: 'embedded', migrations: [], dataVersion: 1, counts: {}, tables: [], sequences: {} };
    },
    publicKey,
  );
const load = (name: string, key: string | null = keyFile) => readArchive(file, inFolder(name), key);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-encrypted-'));
  [file, keyFile] = [inFolder('shop.tar.gz.age'), inFolder('key.txt')];
  const key = await createBackupKey();
  publicKey = key.publicKey;
  writeFileSync(keyFile, `# made today\n# public key: ${key.publicKey}\n${key.secret}\n`);
  await save();
});

afterAll(() => rmSync(folder, { recursive: true }));

it('has a key as age-keygen writes it', async () => {
  expect(publicKey).toMatch(/^age1[02-9ac-hj-np-z]{58}$/);
  expect((await readBackupKey(keyFile)).publicKey).toBe(publicKey);
});

it('is read with its key, and says nothing of its content without', async () => {
  await load('whole');

  expect(readFileSync(inFolder('whole/database/PG_VERSION')).equals(PICTURE)).toBe(true);
  expect(readFileSync(file).includes('PG_VERSION')).toBe(false);
  expect(readFileSync(file).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe('is refused', () => {
  it('without a key, with another one, and with a file that holds none', async () => {
    const [other, text] = [inFolder('other.txt'), inFolder('text.txt')];
    writeFileSync(other, `${(await createBackupKey()).secret}\n`);
    writeFileSync(text, 'AGE-SECRET-KEY-1QQQQ\n');

    await expect(load('a', null)).rejects.toThrow(`${file} is encrypted: let BACKUP_KEY_FILE name its key`);
    await expect(load('a', other)).rejects.toThrow('was encrypted to another key than');
    await expect(load('a', text)).rejects.toThrow('holds no key of backups');
    await expect(load('a', inFolder('none.txt'))).rejects.toThrow(/^BACKUP_KEY_FILE cannot be read: ENOENT/);
  });

  it('with any byte changed, and cut off', async () => {
    const whole = readFileSync(file);
    for (const at of [30, 120, whole.length >> 1, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(file, changed);
      await expect(load(`at-${at}`)).rejects.toThrow();
    }
    for (const length of [whole.length - 1, whole.length >> 1, 100]) {
      writeFileSync(file, whole.subarray(0, length));
      await expect(load(`to-${length}`)).rejects.toThrow();
    }
    writeFileSync(file, whole);
  });
});

it('holds one file of bytes, too, encrypted or not', async () => {
  const [open, closed] = [inFolder('open.gz'), inFolder('closed.gz.age')];
  await writeSealed(open, PICTURE, null);
  await writeSealed(closed, PICTURE, publicKey);
  const changed = readFileSync(open);
  changed.writeUInt8(changed.readUInt8(5) ^ 1, 5); // of its time, which gzip does not check

  expect((await readSealed(open, null)).equals(PICTURE)).toBe(true);
  expect((await readSealed(closed, keyFile)).equals(PICTURE)).toBe(true);
  await expect(readSealed(closed, null)).rejects.toThrow('is encrypted');
  writeFileSync(open, changed);
  await expect(readSealed(open, null)).rejects.toThrow(`${open} was changed, or cut off`);
});
