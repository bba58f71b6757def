import { readPreviewToken } from '@shop/node/bundles';
import { isSignedBy } from '@shop/node/signing';
import { preview, withdraw, type Releases } from '.';
import { putVersion, removeTemporaryDirs, testReleases } from '../testing';

const HOUR_MS = 3_600_000;

let releases: Releases;

const put = (name: string, version: string, traffic = 100) => putVersion(releases, version, { name, traffic });

const read = (link: string, now = Date.now()) =>
  readPreviewToken(
    link.replace('/_preview/', ''),
    (text, signature) => isSignedBy(releases.keys.publicKey, text, signature),
    now,
  );

beforeAll(async () => {
  releases = testReleases();
  await put('mfe-catalog', '1');
  await put('mfe-catalog', '2', 0);
  await put('mfe-account', 'a', 0);
  await put('mfe-catalog', 'bad', 0);
  await withdraw(releases, 'mfe-catalog', 'bad', 'empty cart');
});

afterAll(removeTemporaryDirs);

it('signs the versions and the end of a preview', async () => {
  const before = Date.now();

  const link = await preview(releases, { 'mfe-catalog': '2', 'mfe-account': 'a' }, 2);

  expect(link).toMatch(/^\/_preview\/[\w-]+\.[\w-]+$/);
  const found = read(link);
  expect(found).toMatchObject({ kind: 'valid', preview: { versions: { 'mfe-catalog': '2', 'mfe-account': 'a' } } });
  expect(read(link, before + 2 * HOUR_MS - 1).kind).toBe('valid');
  expect(read(link, Date.now() + 2 * HOUR_MS).kind).toBe('expired');
});

it.each([
  [{ 'mfe-catalog': 'unknown' }, 'mfe-catalog has no version unknown'],
  [{ 'mfe-unknown': '1' }, 'no remote mfe-unknown is published'],
  [{ 'mfe-catalog': 'bad' }, 'mfe-catalog bad was withdrawn (empty cart)'],
  [{ 'mfe-catalog': '2', 'mfe-account': 'unknown' }, 'mfe-account has no version unknown'],
  [{}, 'a preview needs a version'],
])('refuses a preview of %j', async (versions, reason) => {
  await expect(preview(releases, versions, 24)).rejects.toThrow(reason);
});

it.each([0, -1, 1.5, 721, NaN, Infinity])('refuses a preview of %p hours', async (hours) => {
  await expect(preview(releases, { 'mfe-catalog': '2' }, hours)).rejects.toThrow('from 1 to 720');
});
