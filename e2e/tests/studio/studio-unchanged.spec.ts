import { expect } from '@playwright/test';
import { SHOWN_WITHIN_MS, startStudioSite, type StaffPage, type StudioSite } from '../../support/studio';
import { test } from '../../support/test';

let shop: StudioSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startStudioSite();
});

test.afterAll(() => shop.site.stop());

const htmlOf = async (pages: readonly StaffPage[]) => {
  const texts: Record<string, string> = {};
  for (const { path } of pages) texts[path ?? ''] = withSortedStyles(await shop.html(path ?? ''));
  return texts;
};

/**
 * Style rules come in the order in which a renderer has loaded the components, and there are two
 * renderers: of the rules, only the set is compared.
 */
const withSortedStyles = (html: string) =>
  html.replaceAll(/(<style[^>]*>)(.*?)<\/style>/gs, (_, start: string, rules: string) => {
    const sorted = rules
      .replaceAll(/(?<=data-styled\.)g\d+/g, '')
      .split('/*!sc*/')
      .map((rule) => rule.trim());
    return [start, ...sorted.toSorted()].join('\n');
  });

/** Where two texts begin to differ, without the whole pages; null when they are equal. */
function difference(before = '', after = ''): [string, string] | null {
  if (before === after) return null;
  const at = Array.from({ length: before.length }).findIndex((_, index) => before[index] !== after[index]);
  return [before, after].map((text) => text.slice(at - 60, at + 60)) as [string, string];
}

test('every page that has a document opens; published without changes, it serves the same bytes', async () => {
  const { studio } = shop;
  const pages = await studio.pages();
  expect(pages.length).toBeGreaterThan(15);
  const before = await htmlOf(pages);

  for (const { id } of pages) {
    const page = await studio.page(id);
    expect(await studio.publish(page)).toMatchObject({ state: 'live', liveVersion: 2 });
  }
  // Hosts take pages in the order of their publication: once this one is there, all are.
  const last = await studio.create('rental', '/last', 'Последняя');
  await studio.publish(last);
  await expect.poll(() => shop.statusOf('/last'), { timeout: SHOWN_WITHIN_MS * 2 }).toBe(200);
  await studio.takeOff(last.id);
  await expect.poll(() => shop.statusOf('/last'), { timeout: SHOWN_WITHIN_MS }).toBe(404);

  const after = await htmlOf(pages);
  for (const { path } of pages) expect.soft(difference(before[path ?? ''], after[path ?? '']), path ?? '').toBeNull();
  expect((await studio.pages()).flatMap(({ liveFaults }) => liveFaults)).toEqual([]);
});
