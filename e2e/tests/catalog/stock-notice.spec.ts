import { fastOrder, readStock } from '../../support/api';
import { expectAccessible } from '../../support/axe';
import { queryApiAs } from '../../support/account';
import { type Mail, readOutbox } from '../../support/outbox';
import { agreeToCookies, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

/** Sold out in the demonstration catalogue. */
const ADAPTER = { slug: '/setup_adapter_an1', name: 'Адаптер настройки АН-1' };
/** Nine pieces in stock; no other journey orders it. */
const SENSOR = { id: 113, slug: '/axle_sensor_dn2', name: 'Датчик нагрузки на ось ДН-2' };

/** Lists are cached for 15 s, and so is the page made of them. */
const STALE_MS = 40_000;

/** Both are mailed within seconds. */
const MAIL_TIMEOUT_MS = 20_000;

async function mailTo(dataDir: string, email: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await readOutbox(dataDir)).find((mail) => mail.to === email && subject.test(mail.subject));
  await expect.poll(find, { timeout: MAIL_TIMEOUT_MS, message: `a mail to ${email}` }).toBeDefined();
  return (await find()) ?? { to: '', subject: '', text: '' };
}

const stopLinkOf = ({ text }: Mail) => /https?:\/\/\S+\/stock-notices#key=[\w-]+/.exec(text)?.[0] ?? '';

test.beforeEach(({ page, siteUrl }) => agreeToCookies(page, siteUrl));

test('a guest asks with the keyboard for a mail about stock, and takes it back by the link of the mail', async ({
  page,
  siteDataDir,
  consoleMessages,
}) => {
  const email = `reader-${crypto.randomUUID()}@example.ru`;
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, ADAPTER.slug);
  await page.getByRole('button', { name: `Сообщить о поступлении: ${ADAPTER.name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Сообщить о поступлении' });
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type(email);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Сообщим о поступлении')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const mail = await mailTo(siteDataDir, email, /^Сообщим, когда поступит/);
  await visit(page, stopLinkOf(mail));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отменить заявку' }).press('Enter');

  await expect(page.getByText('Заявка отменена')).toBeVisible();
  await expect(page.getByRole('main').getByText(ADAPTER.name)).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

// The API has the promise (stock-notices.test.ts). Here a page is stale for as long as it may be.
test(
  'a user is mailed once, when what was sold out is in stock again',
  { tag: '@full' },
  async ({ page, siteUrl, siteDataDir, person, token }) => {
    test.setTimeout(STALE_MS + 60_000);
    const productCount = (await readStock(siteUrl)).get(SENSOR.id) ?? 0;
    const create = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id } }';
    const input = fastOrder([{ productId: SENSOR.id, productCount }]);
    const { id } = await queryApiAs<{ id: number }>(siteUrl, token, create, { input });

    const button = page.getByRole('button', { name: `Сообщить о поступлении: ${SENSOR.name}` });
    await expect(async () => {
      await visit(page, SENSOR.slug);
      await expect(button).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: STALE_MS });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Сообщить о поступлении' });
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Сообщить' }).click();
    await expect(dialog).toHaveCount(0);
    await queryApiAs(
      siteUrl,
      token,
      'mutation ($id: Int!) { siteUpdateOrders(input: { orderStatus: cancelled }, filter: { id: { equal: $id } }, source: MARKET) { id } }',
      { id },
    );

    const mail = await mailTo(siteDataDir, person.email, /^Снова в наличии/);
    expect(mail.text).toContain(`${siteUrl}${SENSOR.slug}`);
  },
);
