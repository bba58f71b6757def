import { readOutbox } from '../../support/outbox';
import { plainSpaces, visit } from '../../support/pages';
import { expect, test } from '../../support/test';

test('a question leads through the dialogue to the form with its path, and the shop gets a mail', async ({
  page,
  siteDataDir,
  consoleMessages,
}) => {
  await visit(page, '/dialog');
  await page.getByRole('link', { name: 'INVIS DUOS', exact: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Двигатель не\sзаводится/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Двигатель не\sзаводится/ })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Метка не\sоткликается$/ })
    .click();
  // The previous page also has a link «Не помогло».
  await expect(page.getByRole('heading', { level: 1, name: /^Метка не\sоткликается/ })).toBeFocused();
  await page.getByRole('link', { name: /^Не\sпомогло$/ }).click();

  const message = page.getByLabel(/^Модель, серийный номер/);
  await expect(message).toHaveValue(/^Модель: INVIS DUOS\..+ → .+/);
  await page.getByLabel('Имя').fill('Анна Ветрова');
  await page.getByLabel('E-mail').fill('support-journey@example.ru');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('9120004164');
  await page.getByRole('checkbox', { name: /Согласен/ }).check();
  await page.getByRole('button', { name: 'Отправить мастеру' }).click();

  await page.waitForURL('**/support/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Обращение отправлено' })).toBeVisible();
  await expect
    .poll(async () => (await readOutbox(siteDataDir)).map(({ subject }) => plainSpaces(subject)))
    .toContain('Помощь с устройством: Анна Ветрова');
  const copy = (await readOutbox(siteDataDir)).find(({ to }) => to === 'support-journey@example.ru');
  expect(plainSpaces(copy?.text ?? '')).toContain('Модель: INVIS DUOS.');
  expect(consoleMessages).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the form opened by its address is right under the header', async ({ page }) => {
    await visit(page, '/support?showForm=ur');

    const form = page.getByRole('region', { name: 'Стать партнёром' });
    await expect(form.getByLabel('Имя')).toBeVisible();
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(() => form.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThanOrEqual(header + 32);
  });
});

test('unknown models, steps and manuals are 404; manuals are also PDF', async ({ request }) => {
  for (const path of ['/dialog/gone', '/dialog/invis_duos/gone', '/documents/manuals/gone']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const pdf = await request.get('/documents/manuals/duos_online.pdf');
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/support', '/documents', '/documents/manuals/invis_duos_s', '/dialog/duos_online/guard']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect(sitemap).not.toContain('/support/success');
});
