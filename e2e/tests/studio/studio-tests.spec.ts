import type { Browser, Page } from '@playwright/test';
import { sendLead } from '../../support/lead-form';
import { visit } from '../../support/pages';
import { expectReady, openInStudio, SHOWN_WITHIN_MS } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const [A, B] = ['Машины возвращаются', 'Каждая машина найдётся'];

/** Opens the page as a stranger, with or without a consent to statistics. */
async function comeAs(browser: Browser, address: string, isMeasured: boolean): Promise<Page> {
  const context = await browser.newContext();
  const { origin } = new URL(address);
  const answers = { agree: 'true', statistics: isMeasured ? '1' : '0' };
  await context.addCookies(Object.entries(answers).map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  await visit(page, address);
  return page;
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).flatMap(({ name, value }) => (name.startsWith('test-') ? value : []));

/** Lets strangers come until each version has one. */
async function comeToBoth(browser: Browser, address: string): Promise<{ a: Page; b: Page }> {
  const found = new Map<string, Page>();
  for (let stranger = 0; stranger < 20 && found.size < 2; stranger += 1) {
    const page = await comeAs(browser, address, true);
    const heading = await headingOf(page).innerText();
    if (found.has(heading)) await page.context().close();
    else found.set(heading, page);
  }
  const [a, b] = [found.get(A), found.get(B)];
  if (!a || !b) throw new Error(`strangers saw only ${[...found.keys()].join()}`);
  return { a, b };
}

test('of two versions of a page each visitor gets one, until the publisher takes B for everybody', async ({
  page,
  browser,
  siteUrl,
  studio,
  shopper,
  newPage,
}) => {
  const own = await newPage('rental');
  const address = siteUrl + own.path;
  const setHeading = (heading: string) => (document: typeof own.draft.document) => {
    const hero = document.content[0];
    if (hero) hero.props.title = heading;
  };
  await studio.publish(own, setHeading(A));
  await shopper.expectShown(own.path, A);
  await studio.edit(await studio.page(own.id), setHeading(B));

  await openInStudio(page, studio, own);
  await page.getByRole('button', { name: 'Статистика' }).click();
  await page.getByRole('button', { name: 'Начать A/B-тест…' }).click();
  await expectReady(page);
  await page.getByRole('button', { name: 'Начать тест' }).click();
  await expect(page.getByRole('heading', { name: 'Идёт A/B-тест' })).toBeVisible();
  const cacheControl = async () => (await shopper.get(own.path)).headers.get('cache-control');
  await expect.poll(cacheControl, { timeout: SHOWN_WITHIN_MS }).toBe('private, no-cache');

  const { a, b } = await comeToBoth(browser, address);
  const silent = await comeAs(browser, address, false);
  await expect(headingOf(silent)).toHaveText(A);
  expect([await cookiesOf(a), await cookiesOf(b), await cookiesOf(silent)]).toEqual([['a0'], ['b0'], []]);

  for (const [visitor, heading] of [
    [a, A],
    [b, B],
  ] as const) {
    await visitor.getByRole('link', { name: 'Оборудование' }).first().click();
    await expect(visitor).toHaveURL(/\/products$/);
    await visitor.goBack();
    await expect(headingOf(visitor)).toHaveText(heading);
  }
  await sendLead(b);
  await expect.poll(() => cookiesOf(b)).toEqual(['b2']);

  await page.reload();
  await page.getByRole('button', { name: 'Статистика' }).click();
  const forms = page.getByRole('table', { name: 'Версии A и B' }).getByRole('row', { name: /^Заявки/ });
  await expect(forms.getByRole('cell')).toHaveText([/^0/, /^1/]);
  await page.getByRole('button', { name: /^Взять\sB$/ }).click();
  await expectReady(page);
  await page.getByRole('button', { name: 'Закончить тест' }).click();
  await expect(page.getByText(/теперь все видят версию\sB/)).toBeVisible();

  await shopper.expectShown(own.path, B);
  for (const visitor of [a, b, silent]) {
    await visitor.reload();
    await expect(headingOf(visitor)).toHaveText(B);
    await visitor.context().close();
  }
  expect(await cacheControl()).toMatch(/^public/);
});
