import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isSignedBy, openSigningKeys, readPublicKey, requireSignature, sign, signedDocument } from '.';
import { SignatureError } from './sign';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-keys-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

it('proves a text and its author', () => {
  const { privateKey, publicKey } = openSigningKeys({}, dataDir);
  const stranger = generateKeyPairSync('ed25519');
  const signature = sign(privateKey, 'Каталог 1.0.0');

  expect(isSignedBy(publicKey, 'Каталог 1.0.0', signature)).toBe(true);
  expect(isSignedBy(publicKey, 'Каталог 1.0.1', signature)).toBe(false);
  expect(isSignedBy(stranger.publicKey, 'Каталог 1.0.0', signature)).toBe(false);
  expect(isSignedBy(publicKey, 'Каталог 1.0.0', 'short')).toBe(false);
});

describe('a signed document', () => {
  const document = { schema: 'v1', list: [{ name: 'Каталог', share: 12.5 }], nothing: null };

  it('is itself, however it is spaced', () => {
    const { privateKey, publicKey } = openSigningKeys({}, dataDir);
    const text = signedDocument(privateKey, document);

    expect(JSON.parse(text)).toMatchObject(document);
    expect(() => requireSignature(publicKey, text)).not.toThrow();
    expect(() => requireSignature(publicKey, JSON.stringify(JSON.parse(text)))).not.toThrow();
  });

  it('is refused when a word of it differs, or its signature is missing', () => {
    const { privateKey, publicKey } = openSigningKeys({}, dataDir);
    const text = signedDocument(privateKey, document);

    for (const other of [text.replace('12.5', '100'), JSON.stringify(document), '{', '5', '', '{"signature":5}'])
      expect(() => requireSignature(publicKey, other)).toThrow(SignatureError);
  });
});

describe('the keys', () => {
  it('are made once, and only their owner may read the private one', () => {
    expect(readPublicKey({}, dataDir)).toBeNull();

    const first = openSigningKeys({}, dataDir);
    const second = openSigningKeys({}, dataDir);

    expect([first.areNew, second.areNew]).toEqual([true, false]);
    expect(second.publicKey.equals(first.publicKey)).toBe(true);
    expect(readPublicKey({}, dataDir)?.equals(first.publicKey)).toBe(true);
    expect(statSync(path.join(dataDir, 'keys/registry-private.pem')).mode & 0o777).toBe(0o600);
  });

  it('can come from settings, with line ends or without', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

    const keys = openSigningKeys({ REGISTRY_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }, dataDir);

    expect(keys.publicKey.equals(publicKey)).toBe(true);
    expect(readPublicKey({ REGISTRY_PUBLIC_KEY: publicPem }, dataDir)?.equals(publicKey)).toBe(true);
  });

  it('say in one line which folder they cannot be made in', () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');

    expect(() => openSigningKeys({}, file)).toThrow(/^the keys in .+\/file\/keys cannot be used: ENOTDIR.+$/);
  });

  it('are refused by name, never by value, when they are none', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

    expect(() => openSigningKeys({ REGISTRY_PRIVATE_KEY: 'secret' }, dataDir)).toThrow(
      /^REGISTRY_PRIVATE_KEY must be a key of Ed25519 in PEM form$/,
    );
    expect(() => openSigningKeys({ REGISTRY_PRIVATE_KEY: other }, dataDir)).toThrow(/^REGISTRY_PRIVATE_KEY must be/);
    openSigningKeys({}, dataDir);
    writeFileSync(path.join(dataDir, 'keys/registry-public.pem'), 'half of');
    expect(() => readPublicKey({}, dataDir)).toThrow(/registry-public.pem must be a key/);
  });
});
