import { setTimeout } from 'node:timers/promises';
import { PUBLISHED_PATH, type PublishedPages } from '@shop/shared/page-documents';
import { startTestHost, textBundle, type TestHost } from '../testing/test-host';
import { publicRoute, removeTemporaryDirs } from '../testing/temporary-store';

const NOTHING: PublishedPages = { revision: 1, pages: [], off: [], redirects: [] };
const WORDS = 'Новый год: работаем без выходных';

let host: TestHost;

afterEach(async () => {
  await host.close();
  removeTemporaryDirs();
});

async function open(published: PublishedPages) {
  const answers: Record<string, object> = { [PUBLISHED_PATH]: published };
  const routes = [publicRoute('/'), { ...publicRoute('/bare'), layout: 'bare' as const }];
  host = await startTestHost(
    { 'mfe-test': [{ version: '1.0.0', code: textBundle('Охрана'), routes }] },
    undefined,
    {},
    {},
    answers,
  );
  return {
    tell: (next: PublishedPages) => void (answers[PUBLISHED_PATH] = next),
    /** Waits until the home page is as expected. */
    async until(isShown: boolean) {
      for (;;) {
        const { body } = await host.get('/');
        if (body.includes(WORDS) === isShown) return body;
        await setTimeout(100);
      }
    },
  };
}

it('shows an announcement on pages that are cached, and takes it away, without a deployment', async () => {
  const { tell, until } = await open(NOTHING);
  await until(false);

  tell({ ...NOTHING, revision: 2, shared: { announcement: { text: WORDS } } });
  const [beforePage = ''] = (await until(true)).split('<div id="root">');
  expect(beforePage).toContain(`<section id="announcement" aria-label="Объявление">`);
  expect(beforePage).toContain(`<div><p>${WORDS}</p>`);
  expect((await host.get('/none')).body).toContain(WORDS);

  tell({ ...NOTHING, revision: 3 });
  await until(false);
});

it('shows it by its own days, and on no page without the header', async () => {
  const endsAt = new Date(Date.now() + 2500).toISOString();
  const { until } = await open({ ...NOTHING, shared: { announcement: { text: WORDS, endsAt } } });

  await until(true);
  expect((await host.get('/bare')).body).not.toContain('announcement');
  await until(false);
  expect(Date.now()).toBeGreaterThan(Date.parse(endsAt));
});
