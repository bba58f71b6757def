import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand as run } from '../../support/run-command';
import { startSite } from '../../support/site';
import { expect, test } from '../../support/test';

// This test has its own site.
test.use({ baseURL: undefined });

const PAGE = 'mfe-warranty/src/pages/start/start-page.tsx';

/** Of the npm that runs the tests: it would take this workspace for the folder's. */
const NO_NPM = Object.fromEntries(
  Object.keys(process.env).map((name) => [name, name.startsWith('npm_') ? undefined : process.env[name]]),
);

// One test, because what it begins with takes most of its time: npm installs 550 packages.
test(
  'a remote in a repository of its own is made, tested, checked, previewed, published and rolled back',
  { tag: '@full' },
  async ({ page, consoleMessages }) => {
    test.setTimeout(900_000);
    const site = await startSite();
    const parent = await mkdtemp(path.join(tmpdir(), 'shop-team-'));
    const cwd = path.join(parent, 'warranty');
    try {
      const rights = 'publish,preview,promote,rollback';
      const made = await run(`npm run --silent remotes -- token mfe-warranty --can ${rights}`, {
        env: { DATA_DIR: site.dataDir },
      });
      const token = made.stdout.trim().split('\n').at(-1) ?? '';
      const env = { ...NO_NPM, SHOP_TOKEN: token, npm_config_prefer_offline: 'true' };
      const runHere = async (command: string) => {
        const { code, stdout, stderr } = await run(command, { cwd, env });
        expect(code, `${command}: ${stdout}${stderr}`).toBe(0);
        return stdout;
      };
      const remotes = (action: string) => runHere(`npm run --silent remotes -- ${action}`);

      const create = `npx --yes ${site.url}/delivery/kit/create-remote.tgz warranty`;
      const created = await run(create, { cwd: parent, env });
      expect(created.stdout, created.stderr).toContain(
        'mfe-warranty has a page, a widget, a GraphQL document and tests',
      );
      await runHere('npm test');

      expect(await remotes('check mfe-warranty')).toMatch(/^mfe-warranty 1\.0\.0-\w{8} has no fault$/m);

      const published = await remotes('publish mfe-warranty --traffic 0');
      const [, first = ''] = /^published mfe-warranty (\S+)$/m.exec(published) ?? [];
      expect((await page.request.get(`${site.url}/warranty`)).status(), 'nobody else sees it').toBe(404);
      const link = (await remotes(`preview mfe-warranty@${first}`)).trim().split('\n').at(-1) ?? '';
      await page.goto(link);
      expect(page.url()).toBe(`${site.url}/warranty`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warranty');
      await page.context().clearCookies();

      await remotes(`promote mfe-warranty@${first} --traffic 100`);
      const heading = async () => /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${site.url}/warranty`)).text())?.[1];
      await expect.poll(heading).toBe('Warranty');

      // It runs on the site's own copies of what is shared, and asks the site's API.
      await page.goto(`${site.url}/warranty`);
      await page.getByLabel('Товар').fill('дуос');
      await page.getByRole('button', { name: 'Найти' }).click();
      await expect(page.getByRole('link', { name: /INVIS DUOS/ }).first()).toBeVisible();

      const source = await readFile(path.join(cwd, PAGE), 'utf8');
      await writeFile(path.join(cwd, PAGE), source.replace('title="Warranty"', 'title="Гарантия"'));
      await remotes('publish mfe-warranty');
      await expect.poll(heading).toBe('Гарантия');
      expect(await remotes('rollback mfe-warranty')).toContain(`mfe-warranty ${first} is live`);
      await expect.poll(heading).toBe('Warranty');

      expect(consoleMessages).toEqual([]);

      // The tree has the later text.
      const tools = path.join(cwd, 'node_modules/@shop/tools/run.mjs');
      const dev = await startSite({ command: [tools, 'dev', 'mfe-warranty'], dataDir: site.dataDir });
      await page.goto(`${dev.url}/warranty`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Гарантия');
      await dev.stop();

      expect(await runHere('npm run --silent update-kit')).toContain(`are those of ${site.url}`);
      const again = await run(create, { cwd: parent, env });
      expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining(`${cwd} is not empty`) });
    } finally {
      await site.stop();
      await rm(parent, { recursive: true, force: true });
    }
  },
);
