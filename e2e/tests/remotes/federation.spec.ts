import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { enterAs, makeUser } from '../../support/account';
import { cartLink, saveData, settle, visit, waitForHydration } from '../../support/pages';
import { integrityOf, liveVersion, readRegistry } from '../../support/store';
import { expect, test } from '../../support/test';

const REMOTES = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-solutions'];

interface Hooked {
  rendererCount: number;
}

interface ShareScope {
  default?: Record<string, Record<string, { from: string }>>;
}

declare global {
  interface Window {
    rendererCount: number;
    __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: ShareScope }[] };
  }
}

/** Counts the copies of React DOM: each one reports to this hook. */
async function countRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.rendererCount = 0;
    const inject = () => {
      window.rendererCount += 1;
      return window.rendererCount;
    };
    const hook = {
      inject,
      supportsFiber: true,
      renderers: new Map(),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    };
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
  });
}

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(new URL(response.url()).pathname);
  });
  return scripts;
}

const remotesOf = (scripts: readonly string[]) =>
  [...new Set(scripts.flatMap((script) => /^\/remotes\/([^/]+)\//.exec(script)?.[1] ?? []))].toSorted();

/** Visits pages of all four remotes without a reload. */
async function visitAllRemotes(page: Page, siteUrl: string, siteDataDir: string): Promise<void> {
  await enterAs(page.context(), siteUrl, await makeUser(siteUrl, siteDataDir));
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Оборудование' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина');
  await page.evaluate(() => {
    history.pushState(null, '', '/orders');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мои заказы');
}

test('the host and all four remotes share one React and one version of each package, which the host provides', async ({
  page,
  siteUrl,
  siteDataDir,
}) => {
  await countRenderers(page);
  const scripts = watchScripts(page);

  await visitAllRemotes(page, siteUrl, siteDataDir);

  expect(remotesOf(scripts)).toEqual([...REMOTES].toSorted());
  expect(await page.evaluate((): Hooked => ({ rendererCount: window.rendererCount }))).toEqual({ rendererCount: 1 });

  const scopes = await page.evaluate(() =>
    window.__FEDERATION__.__INSTANCES__.map(({ name, shareScopeMap }) => ({
      name,
      shared: Object.entries(shareScopeMap.default ?? {}).map(([request, versions]) => ({
        request,
        versions: Object.keys(versions),
        from: Object.values(versions).map((version) => version.from),
      })),
    })),
  );

  expect(scopes.length).toBeGreaterThan(0);
  const shared = scopes.flatMap((scope) => scope.shared);
  const requests = new Set(shared.map(({ request }) => request));
  for (const name of ['react', 'react-dom', 'styled-components', 'urql', 'zustand', '@shop/shared/runtime'])
    expect([...requests]).toContain(name);
  for (const request of requests) {
    const versions = new Set(shared.filter((entry) => entry.request === request).flatMap((entry) => entry.versions));
    expect([request, versions.size]).toEqual([request, 1]);
  }
  expect(new Set(shared.flatMap(({ from }) => from)).size).toBe(1);
  // The GraphQL client loads late, and once, from the host.
  expect(scripts.filter((script) => /urql/.test(script) && script.startsWith('/remotes/'))).toEqual([]);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test("the store has the host's files as they were built, and none of them contains the name of a remote", async ({
  siteUrl,
  siteDataDir,
}) => {
  const { url, metadata, extras } = liveVersion(await readRegistry(siteDataDir), 'host');
  const scripts = Object.entries(extras.integrity).filter(([file]) => file.endsWith('.js'));
  expect(url).toMatch(/^\/static\/main\./);
  expect(scripts.map(([file]) => `/static/${file}`)).toContain(url);

  for (const [file, integrity] of scripts) {
    const text = await readFile(path.join(siteDataDir, 'remotes/host', metadata.version, 'browser', file), 'utf8');
    expect([file, integrityOf(text)]).toEqual([file, integrity]);
    const named = REMOTES.filter((name) => text.includes(name) || text.includes(name.replaceAll('-', '_')));
    expect([file, named]).toEqual([file, []]);
  }
  expect(await (await fetch(`${siteUrl}/products`)).text()).toContain(url);
});

test('a page loads only the remote it needs; pointing at a link fetches its remote before the press', async ({
  page,
}) => {
  await saveData(page); // no other prefetching
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, '/products');
  await settle(page);
  expect(remotesOf(requested)).toEqual(['mfe-catalog']);

  await cartLink(page).hover();

  await expect.poll(() => remotesOf(requested)).toEqual(['mfe-cart-checkout', 'mfe-catalog']);
  await expect(page).toHaveURL(/\/products$/);
});

test('back and forward change pages without a reload', async ({ page, consoleMessages }) => {
  await visit(page, '/products');
  await page.getByRole('main').getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('INVIS DUOS');

  await waitForHydration(page);
  await expect(page).toHaveTitle(/INVIS DUOS/);
  expect(consoleMessages).toEqual([]);
});

test('an error in a browser reaches the shop', async ({ page, siteUrl }) => {
  const countErrors = async () => {
    const metrics = await (await fetch(`${siteUrl}/metrics`)).text();
    const counts = [...metrics.matchAll(/^shop_host_browser_errors_total\{.*\} (\d+)$/gm)];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  };
  await visit(page, '/contacts');
  const before = await countErrors();

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });

  await expect.poll(countErrors).toBeGreaterThan(before);
});
