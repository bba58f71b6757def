import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startSite } from '../../support/site';
import { expect, test } from '../../support/test';

const PAGE = path.resolve(__dirname, '../../../mfe-catalog/src/pages/products/products-page.tsx');

// This test has its own site.
test.use({ baseURL: undefined });

test(
  'a saved change shows in the open page, which keeps its state, and in the HTML',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    test.setTimeout(180_000);
    const source = await readFile(PAGE, 'utf8');
    const site = await startSite({ command: ['tools/run.mjs', 'dev', 'mfe-catalog'] });
    try {
      for (const address of ['/', '/products']) {
        await page.goto(site.url + address);
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      }
      // A page that is still loading would be loaded again, from the new version.
      const found = page.waitForResponse(/page-data.+q=/);
      await page.getByRole('searchbox').fill('маяк');
      await found;
      await page.evaluate(() => (document.body.dataset.isOld = 'true'));

      const changed = source.replace("'Оборудование'", "'Приборы'");
      expect(changed, 'the page has the text that this test changes').not.toBe(source);
      await writeFile(PAGE, changed);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приборы', { timeout: 20_000 });
      await expect(page.locator('body'), 'the page is not loaded again').toHaveAttribute('data-is-old', 'true');
      await expect(page.getByRole('searchbox')).toHaveValue('маяк');
      expect(await (await fetch(`${site.url}/products`)).text()).toContain('Приборы</h1>');
      expect(consoleMessages).toEqual([]);
    } finally {
      await writeFile(PAGE, source);
      await site.stop();
    }
  },
);

test(
  'a deployed site is shown with one remote of this tree, and a saved change loads the page again',
  { tag: '@full' },
  async ({ page, siteUrl, consoleMessages }) => {
    test.setTimeout(180_000);
    const source = await readFile(PAGE, 'utf8');
    const site = await startSite({ command: ['tools/run.mjs', 'dev', 'mfe-catalog', '--site', siteUrl] });
    try {
      const ownScript = page.waitForRequest(/\/remotes\/mfe-catalog\/dev\/browser\/products\.js$/);
      await page.goto(`${site.url}/products`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await ownScript;
      expect(consoleMessages).toEqual([]);

      await writeFile(PAGE, source.replace("'Оборудование'", "'Приборы'"));

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приборы', { timeout: 20_000 });
      await page.getByRole('banner').getByRole('link', { name: 'Услуги' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги');
      expect(await (await fetch(`${siteUrl}/products`)).text()).toContain('Оборудование</h1>');
      // React repairs HTML that the version of the site has rendered, and may say so.
      expect(consoleMessages.filter((message) => !message.includes('React error #418'))).toEqual([]);
    } finally {
      await writeFile(PAGE, source);
      await site.stop();
    }
  },
);
