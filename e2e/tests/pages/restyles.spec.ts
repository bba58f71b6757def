import { visit } from '../../support/pages';
import { countRestyles } from '../../support/restyles';
import { expect, test } from '../../support/test';

/** On a slow processor React renders a page in many slices; each could restyle the page. */
const SLOWED = { rate: 4 };
const MOST_RESTYLES = 3;

test.use({ viewport: { width: 1440, height: 900 } });

test('a followed link does not compute the styles of the whole page again and again', async ({ browser, page }) => {
  const devtools = await page.context().newCDPSession(page);
  await visit(page, '/');
  await devtools.send('Emulation.setCPUThrottlingRate', SLOWED);
  const follow = (to: string, heading: string) => async () => {
    await page.locator(`a[href="${to}"]:visible`).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  };
  const opened = await page.evaluate(() => performance.timeOrigin);

  const toList = await countRestyles(browser, page, follow('/products', 'Оборудование'));
  const toProduct = await countRestyles(browser, page, follow('/invis_duos', 'INVIS DUOS'));
  const back = await countRestyles(browser, page, async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оборудование');
  });

  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened); // no document was opened
  const counts = [toList, toProduct, back];
  expect(Math.min(...counts)).toBeGreaterThan(0); // the trace has told of them
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_RESTYLES);
});
