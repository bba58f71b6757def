import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface OperatedShop {
  /** The data folder. */
  folder: string;
  address: string;
  server: Server;
  /** What commands have printed. */
  printed: () => string;
}

/**
 * For each test a data folder that names a running API, and the settings of a command there.
 * @param answer what the API answers
 */
export function setUpOperatedShop(answer: RequestListener, give: (shop: OperatedShop) => void): void {
  let shop: OperatedShop;
  let env: NodeJS.ProcessEnv;

  beforeEach(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-operated-'));
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens on a port
    const address = `http://127.0.0.1:${port}`;
    writeFileSync(path.join(folder, 'api-address.txt'), `${address}\n`);
    env = process.env;
    process.env = { ...env, DATA_DIR: folder, API_URL: '' };
    let printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      printed += String(line);
      return true;
    });
    shop = { folder, address, server, printed: () => printed };
    give(shop);
  });

  afterEach(() => {
    process.env = env;
    jest.restoreAllMocks();
    shop.server.close();
    rmSync(shop.folder, { recursive: true, force: true });
  });
}
