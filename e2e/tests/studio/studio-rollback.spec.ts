import { expect } from '@playwright/test';
import { liveVersion, publishCopy, readRegistry, replaceInBundles, writeRegistry } from '../../support/store';
import { SHOWN_WITHIN_MS, startStudioSite, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

let started: StudioSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  started = await startStudioSite();
});

test.afterAll(() => started.site.stop());

const HEADLINE = 'Рейс под присмотром';
const QUOTE = 'Слова клиента';
const BUTTON = 'Вторая ссылка';

/** Which of the words `/logistic` shows; null for an answer that is no page. */
async function shown(): Promise<{ headline: boolean; quote: boolean; button: boolean } | null> {
  const answer = await started.get('/logistic');
  if (answer.status !== 200) return null;
  const text = (await answer.text()).replaceAll('\u00A0', ' ');
  return { headline: text.includes(HEADLINE), quote: text.includes(QUOTE), button: text.includes(BUTTON) };
}

const isShown = (wanted: object) => expect.poll(shown, { timeout: 3 * SHOWN_WITHIN_MS }).toEqual(wanted);

test('a remote that is rolled back shows pages without a kind and a prop that it does not know, and whole again', async () => {
  const { site, studio } = started;
  await studio.publish(await studio.pageAt('/logistic'), ({ content }) => {
    for (const { type, props } of content) {
      if (type === 'Hero') Object.assign(props, { title: HEADLINE, secondary: { text: BUTTON, href: '/rental' } });
      if (type === 'Quote') props.text = QUOTE;
    }
  });
  await isShown({ headline: true, quote: true, button: true });
  const before = await readRegistry(site.dataDir);

  // As if the kind and the prop had come with the live version.
  await publishCopy(site.dataDir, 'mfe-solutions', async (version) => {
    await replaceInBundles(site.dataDir, version, /^ {4}Quote: \{/m, '    QuoteOfOlder: {', 'server');
    await replaceInBundles(site.dataDir, version, /^ {4}secondary: \(0,/m, '    secondaryOfOlder: (0,', 'server');
    delete version.extras.documents?.kinds.Quote;
  });
  await isShown({ headline: true, quote: false, button: false });

  const forward = await readRegistry(site.dataDir);
  const live = liveVersion(before, 'mfe-solutions').metadata.version;
  for (const { metadata, deployment } of forward.microFrontends['mfe-solutions'] ?? [])
    Object.assign(
      deployment,
      metadata.version === live ? { traffic: 100, default: true } : { traffic: 0, default: false },
    );
  await writeRegistry(site.dataDir, forward);
  await isShown({ headline: true, quote: true, button: true });
});
