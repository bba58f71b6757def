import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findApi, startSite, type Site } from '../../support/site';
import { liveVersion, publishCopy, readRegistry, replaceInBundles, writeRegistry } from '../../support/store';
import {
  openInStudio,
  openOwnersStudio,
  shopperOf,
  SHOWN_WITHIN_MS,
  STUDIO_OWNER,
  type PageDocument,
  type ShopReader,
  type Studio,
} from '../../support/studio';
import { expect, test } from '../../support/test';

let site: Site;
let studio: Studio;
let shopper: ShopReader;

const setTitle =
  (title: string) =>
  ({ content }: PageDocument) => {
    Object.assign(content[0]?.props ?? {}, { title });
  };

const killApi = async () => process.kill(await findApi(site), 'SIGKILL');

test.describe('a site of its own', { tag: '@full' }, () => {
  // One site for all: without the API, another test would wait for it.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite({ env: { STUDIO_OWNER, RATE_LIMITS: 'off' } });
    studio = await openOwnersStudio(site);
    shopper = shopperOf(site.url);
  });

  test.beforeEach(async () => {
    await expect(() => studio.pages()).toPass();
  });

  test.afterAll(() => site.stop());

  test('shoppers get published pages and their pictures while the API is down', async () => {
    const own = await studio.create('lease', '/without-api', 'Лизинг без потерь');
    const photo = await studio.upload(await readFile(path.join(__dirname, '../../../host/public/og.png')));
    await studio.publish(own, ({ content }) => {
      Object.assign(content[0]?.props ?? {}, { title: 'Лизинг без потерь', photo: { ...photo, alt: 'Лизинг' } });
    });
    await shopper.expectShown('/without-api', 'Лизинг без потерь');
    expect((await shopper.get(photo.src)).status).toBe(200);

    await killApi();

    expect(await shopper.html('/without-api')).toContain('Лизинг без потерь');
    expect((await shopper.get(photo.src)).headers.get('content-type')).toMatch(/^image\//);
  });

  test('a planned page is live once, within 10 s of its time, though the API was killed meanwhile', async () => {
    const own = await studio.create('rental', '/planned', 'В понедельник дороже');
    const at = Date.now() + 12_000;
    await studio.publish(own, setTitle('В понедельник дороже'), new Date(at).toISOString());
    // The address might be a product's: a host that has not read the goods yet could not say no.
    expect((await shopper.get('/planned')).status).toBe(404);

    await killApi();
    while (Date.now() < at - 500) expect((await shopper.get('/planned')).status).toBe(404);

    await expect
      .poll(() => shopper.html('/planned'), { timeout: at + 10_000 - Date.now(), intervals: [200] })
      .toContain('В\u00A0понедельник дороже');
    expect(await studio.versions(own.id)).toHaveLength(1);
    expect((await studio.page(own.id)).liveFaults).toEqual([]);
  });

  test('words that were written while the API is away are sent when it is back', async ({ page }) => {
    const own = await studio.create('integrators', '/written', 'Написано без API');
    const canvas = await openInStudio(page, studio, own);

    await killApi();
    await canvas.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' и без API');

    await expect(async () => {
      expect(JSON.stringify((await studio.page(own.id)).draft.document)).toContain('и без API');
    }).toPass({ timeout: 60_000 });
  });

  test('a remote that is rolled back shows pages without a kind and a prop that it does not know, and whole again', async () => {
    const words = { headline: 'Рейс под присмотром', quote: 'Слова клиента', button: 'Вторая ссылка' };
    const own = await studio.create('logistic', '/rolled-back', 'Рейс под присмотром');
    await studio.publish(own, ({ content }) => {
      for (const { type, props } of content) {
        if (type === 'Hero')
          Object.assign(props, { title: words.headline, secondary: { text: words.button, href: '/rental' } });
        if (type === 'Quote') props.text = words.quote;
      }
    });
    const expectWords = (wanted: Record<keyof typeof words, boolean>) =>
      expect
        .poll(
          async () => {
            const answer = await shopper.get('/rolled-back');
            const text = (await answer.text()).replaceAll('\u00A0', ' ');
            const shown = Object.entries(words).map(([name, word]) => [name, text.includes(word)] as const);
            return answer.status === 200 && Object.fromEntries(shown);
          },
          { timeout: 3 * SHOWN_WITHIN_MS },
        )
        .toEqual(wanted);
    await expectWords({ headline: true, quote: true, button: true });
    const before = await readRegistry(site.dataDir);

    // As if the kind and the prop had come with the live version.
    await publishCopy(site.dataDir, 'mfe-solutions', async (version) => {
      await replaceInBundles(site.dataDir, version, /^ {4}Quote: \{/m, '    QuoteOfOlder: {', 'server');
      await replaceInBundles(site.dataDir, version, /^ {4}secondary: \(0,/m, '    secondaryOfOlder: (0,', 'server');
      delete version.extras.documents?.kinds.Quote;
    });
    await expectWords({ headline: true, quote: false, button: false });

    const forward = await readRegistry(site.dataDir);
    const live = liveVersion(before, 'mfe-solutions').metadata.version;
    for (const { metadata, deployment } of forward.microFrontends['mfe-solutions'] ?? [])
      Object.assign(
        deployment,
        metadata.version === live ? { traffic: 100, default: true } : { traffic: 0, default: false },
      );
    await writeRegistry(site.dataDir, forward);
    await expectWords({ headline: true, quote: true, button: true });
  });
});
