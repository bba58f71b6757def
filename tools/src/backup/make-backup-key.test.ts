import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir } from '@shop/publisher/testing';
import { makeBackupKey } from './make-backup-key';

afterAll(removeTemporaryDirs);

it('writes the private key for its owner only, and says how it is used', async () => {
  const file = path.join(temporaryDir(), 'shop.key');

  const [, publicKey = ''] = /^BACKUP_PUBLIC_KEY=(age1\w+)\n/.exec(await makeBackupKey(file)) ?? [];
  expect(readFileSync(file, 'utf8')).toMatch(/^# public key: age1\w+\nAGE-SECRET-KEY-1\w+\n$/);
  expect(readFileSync(file, 'utf8')).toContain(publicKey);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('overwrites no key', async () => {
  const file = path.join(temporaryDir(), 'shop.key');
  await makeBackupKey(file);
  const key = readFileSync(file, 'utf8');

  await expect(makeBackupKey(file)).rejects.toThrow(`${file} exists already`);
  await expect(makeBackupKey(path.join(file, 'inside'))).rejects.toThrow('was not written');
  expect(readFileSync(file, 'utf8')).toBe(key);
});
