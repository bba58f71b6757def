import { expect } from '@playwright/test';
import { findApi } from '../../support/site';
import { startStudioSite, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

let started: StudioSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  started = await startStudioSite();
});

test.afterAll(() => started.site.stop());

test('a planned page is live once, within 10 s of its time, though the API was killed meanwhile', async () => {
  const { site, studio, isShown } = started;
  const page = await studio.pageAt('/rental');
  const at = Date.now() + 12_000;
  await studio.publish(
    page,
    ({ content }) => {
      if (content[0]) content[0].props.title = 'В понедельник дороже';
    },
    new Date(at).toISOString(),
  );
  const before = (await studio.versions(page.id)).length;

  process.kill(await findApi(site), 'SIGKILL');
  while (Date.now() < at - 500) expect(await isShown('/rental', 'В\u00A0понедельник дороже')).toBe(false);

  const left = at + 10_000 - Date.now();
  await expect
    .poll(() => isShown('/rental', 'В\u00A0понедельник дороже'), { timeout: left, intervals: [200] })
    .toBe(true);
  expect((await studio.versions(page.id)).length).toBe(before + 1);
  expect((await studio.page(page.id)).liveFaults).toEqual([]);
});
