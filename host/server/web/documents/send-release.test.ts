import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyRegistry } from '@shop/shared/federation/registry';
import { DOCUMENTS_FILE } from '@shop/shared/page-documents';
import { createReleaseSender, type ReleaseSenderOptions } from './send-release';

const VERSION = '1.0.0';
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shop-release-'));
  mkdirSync(path.join(dir, 'mfe-solutions', VERSION), { recursive: true });
  writeFileSync(path.join(dir, 'mfe-solutions', VERSION, DOCUMENTS_FILE), '{"schemas":{},"pages":{}}');
});
afterEach(() => rmSync(dir, { recursive: true }));

function setup() {
  const sendRelease = jest.fn(async () => undefined);
  const extras = { documents: true, routes: [{ path: '/rental' }] };
  const registry = {
    ...emptyRegistry(),
    microFrontends: { 'mfe-solutions': [{ metadata: { version: VERSION }, extras }] },
  };
  const options = {
    api: { sendRelease },
    pool: { live: async () => ({ remotes: [{ name: 'mfe-solutions', version: VERSION }] }) },
    registry: () => registry,
    files: { dir, fetch: async () => undefined },
    pictures: [],
    onFailure: jest.fn(),
  };
  // The sender reads nothing else of these.
  return { sendRelease, sender: createReleaseSender(options as unknown as ReleaseSenderOptions), ...options };
}

it('tells the API of a release once, and again when the API has forgotten it', async () => {
  const { sender, sendRelease, onFailure } = setup();

  await sender.send();
  await sender.send();
  expect(sendRelease).toHaveBeenCalledTimes(1);

  await sender.sendAgain();
  expect(sendRelease).toHaveBeenCalledTimes(2);
  expect(sendRelease).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-solutions', version: VERSION }));
  expect(onFailure).not.toHaveBeenCalled();
  sender.close();
});
