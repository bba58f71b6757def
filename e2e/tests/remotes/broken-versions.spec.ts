import { randomBytes } from 'node:crypto';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyBuild } from '../../support/finished-build';
import { integrityOf, runRemotes } from '../../support/store';
import { expect, test } from '../../support/test';

/** Most of them are versions of this one. */
const CATALOG = 'mfe-catalog';

interface Release {
  routes: object[];
  requires: Record<string, string>;
  chunks: Record<string, string[]>;
}

async function changeRelease(folder: string, change: (release: Release) => object): Promise<void> {
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as Release; // written by the build
  await writeFile(file, JSON.stringify({ ...release, ...change(release) }));
}

/** Replaces text of the server's bundle. */
async function changeServer(folder: string, from: string, to: string): Promise<void> {
  const file = path.join(folder, 'server.cjs');
  const before = await readFile(file, 'utf8');
  if (!before.includes(from)) throw new Error(`the bundle has no ${from}`);
  const after = before.replace(from, () => to);
  await writeFile(file, after);
  await changeRelease(folder, () => ({ serverIntegrity: integrityOf(after) }));
}

/** The heading of `/services`, as the bundle and the browser's script have it. */
const HEADING = 'title: "Услуги",';
const inBrowser = (title: string) => ({ from: /title:"Услуги",lead/, to: `title:${title},lead` });

interface Broken {
  remote?: string;
  /** In the browser's files, which no other check runs. */
  browser?: { from: RegExp; to: string };
  plant?: (folder: string) => Promise<void>;
  /** The line that names it. */
  refusal: RegExp;
}

const BROKEN: Record<string, Broken> = {
  'a bundle that does not parse': {
    plant: (folder) => changeServer(folder, HEADING, 'title: "Услуги",,'),
    refusal: /^server\.cjs: Unexpected token ','/,
  },
  'a page that throws for one product': {
    plant: (folder) =>
      changeServer(
        folder,
        'const { product, similarProducts } = data;',
        'const { product, similarProducts } = data; if (product?.slug === "invis_duos") throw new Error("no price");',
      ),
    refusal: /^(?:route \/:slug: \/invis_duos|1 of [\d,]+ pages fail: \/invis_duos ).*no price/,
  },
  'a page of 10 s': {
    plant: (folder) =>
      changeServer(
        folder,
        HEADING,
        'title: (() => { const end = Date.now() + 10000; while (Date.now() < end); return "Услуги"; })(),',
      ),
    refusal: /^route \/services: \/services does not render: it did not finish within 3000 ms/,
  },
  'a route that belongs to somebody else': {
    plant: (folder) =>
      changeRelease(folder, ({ routes }) => ({
        routes: [...routes, { id: 'services', path: '/cart', access: 'public' }],
      })),
    refusal: /^route \/cart: .*mfe-cart-checkout/,
  },
  'a field that the API does not know': {
    plant: (folder) =>
      writeFile(path.join(folder, 'operations.json'), '{"mfe-catalog/src/a.graphql": "query Old { siteGone { id } }"}'),
    refusal: /^operation Old \(mfe-catalog\/src\/a\.graphql:1\): Cannot query field "siteGone"/,
  },
  'a removed widget that a live page shows': {
    plant: (folder) => changeRelease(folder, ({ chunks: { 'product-strip': _removed, ...chunks } }) => ({ chunks })),
    refusal: /^widget product-strip: is gone, but mfe-solutions /,
  },
  'a widget that takes other props': {
    async plant(folder) {
      const file = path.join(folder, 'widgets.d.ts');
      const types = await readFile(file, 'utf8');
      await writeFile(file, types.replace('{ slugs: ReadonlyArray<string> }', '{ ids: ReadonlyArray<number> }'));
    },
    refusal: /^widget product-strip: does not fit what mfe-solutions /,
  },
  '2 MB too much in the browser': {
    async plant(folder) {
      const file = path.join(folder, 'browser/noise.js');
      await appendFile(file, `// ${randomBytes(1_000_000).toString('hex')}`);
      await changeRelease(folder, ({ chunks }) => ({
        chunks: { ...chunks, services: [...(chunks.services ?? []), 'noise.js'] },
      }));
    },
    refusal: /^route \/services: .* KB/,
  },
  'a newer React': {
    plant: (folder) => changeRelease(folder, ({ requires }) => ({ requires: { ...requires, react: '20.0.0' } })),
    refusal: /^package\.json: .*react 20\.0\.0/,
  },
  'a page without its contents': {
    plant: (folder) =>
      changeServer(folder, 'function ServicesPage() {', 'function ServicesPage() { if (true) return null;'),
    refusal: /^1 of [\d,]+ pages lose most of their text: \/services /,
  },
  'HTML that the browser draws anew': {
    browser: inBrowser('"Услуги "+Date.now()'),
    refusal: /^1 of \d+ pages? are drawn anew in the browser: \/services .*#418.*--accept hydration$/,
  },
  'a file that the policy of the page forbids': {
    browser: inBrowser('(new Image().src="https://pictures.example/a.png","Услуги")'),
    refusal: /^1 of \d+ pages? break the content security policy: \/services .*pictures\.example/,
  },
  'an error in the browser only': {
    browser: inBrowser('(()=>{throw Error("no window here")})()'),
    refusal: /^1 of \d+ pages? throw in the browser: \/services .*no window here/,
  },
  'a page that never ends in the browser': {
    browser: inBrowser('(()=>{for(;;);})()'),
    refusal: /^1 of \d+ pages? become too slow: \/services .*not ready within 5 s/,
  },
  'a script that does not parse': {
    browser: inBrowser('"Услуги",'),
    refusal: /^1 of \d+ pages? throw in the browser: \/services .*Unexpected token/,
  },
  'a page that is empty in the browser only': {
    browser: inBrowser('(setTimeout(()=>{document.querySelector("main").hidden=true}),"Услуги")'),
    refusal: /^1 of \d+ pages? have an empty first screen: \/services /,
  },
  'an editor that throws once its page is open': {
    remote: 'mfe-studio',
    browser: { from: /\.get\("comment"\)/, to: '.get("comment").length' },
    refusal: /^1 of \d+ pages? throw in the browser: \/studio\/1 \(signed in\) .*'length'/,
  },
};

// In turn: a browser opens fewer pages when others work beside it.
test.describe.configure({ mode: 'default' });

for (const [what, { remote = CATALOG, browser, plant, refusal }] of Object.entries(BROKEN)) {
  test(`at zero visitors: ${what}, in one line`, { tag: '@full' }, async ({ siteDataDir }) => {
    test.setTimeout(180_000); // pages are tried for 15 s, beside other tests
    const ending = `.broken${Object.keys(BROKEN).indexOf(what)}`;
    const { folder } = await copyBuild(siteDataDir, remote, ending, browser);
    await plant?.(folder);

    const settings = { BROWSER_TRIAL: browser ? 'on' : 'off' };
    const { code, stderr } = await runRemotes(siteDataDir, ['check', remote, '--from', folder], settings);

    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    const named = stderr.split('\n').filter((line) => refusal.test(line));
    expect(named, stderr).toHaveLength(1);
  });
}
