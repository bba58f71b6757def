import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '../../support/axe';
import { findFreePort } from '../../support/site';
import { expect, test } from '../../support/test';

const root = path.resolve(__dirname, '../../..');
const kitDir = path.join(root, 'shared/dist/kit');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function serveKit(): Server {
  return createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://kit.invalid').pathname;
    const file = path.join(kitDir, path.normalize(name === '/' ? '/index.html' : name));
    readFile(file).then(
      (bytes) =>
        response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(bytes),
      // Browsers also request an icon.
      () => response.writeHead(name === '/favicon.ico' ? 204 : 404).end(),
    );
  });
}

test.describe('the UI kit', { tag: '@full' }, () => {
  let server: Server;
  let address = '';

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await promisify(execFile)('npm', ['run', 'kit', '-w', '@shop/shared'], { cwd: root });
    const port = await findFreePort();
    server = serveKit().listen(port, '127.0.0.1');
    address = `http://127.0.0.1:${port}/`;
  });

  test.afterAll(() => {
    server.close();
  });

  test('the page of the UI kit shows its parts without violations or console messages', async ({
    page,
    consoleMessages,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Компоненты' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
    expect(await page.getByRole('button').count()).toBeGreaterThan(10);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
    }
    expect(consoleMessages).toEqual([]);
  });
});
