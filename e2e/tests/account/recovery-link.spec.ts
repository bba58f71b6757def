import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { authDialog, mailedLink, makeUser } from '../../support/account';
import { postGraphql } from '../../support/api';
import { visit } from '../../support/pages';
import { startSite } from '../../support/site';
import { expect, test } from '../../support/test';

/** Makes the links of a stopped site an hour and a minute older. */
async function ageLinks(dataDir: string): Promise<void> {
  const database = await PGlite.create(path.join(dataDir, 'database'));
  await database.exec("update email_tokens set expires_at = expires_at - interval '61 minutes'");
  await database.close();
}

test('a recovery link older than an hour changes nothing and offers a new one', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-recovery-'));
  const before = await startSite({ dataDir });
  const person = await makeUser(before.url, dataDir);
  await postGraphql(
    before.url,
    'query ($input: RecoveryPasswordInput!) { recoveryPassword(input: $input) { success } }',
    {
      input: { email: person.email },
    },
  );
  const link = new URL(await mailedLink(dataDir, person.email, 'reset'));
  await before.stop();
  await ageLinks(dataDir);
  const site = await startSite({ dataDir });

  await visit(page, site.url + link.pathname + link.search);
  await page.getByLabel('Новый пароль', { exact: true }).fill('новый пароль 8');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible();
  await page.getByRole('button', { name: 'Запросить ссылку' }).click();
  await expect(authDialog(page).getByRole('tab', { name: 'Восстановление', selected: true })).toBeVisible();
  const input = { login: person.email, password: person.password };
  const { body } = await postGraphql(site.url, 'query ($input: SigninInput!) { signin(input: $input) { token } }', {
    input,
  });
  expect(body.errors).toBeUndefined();

  await site.stop();
  await rm(dataDir, { recursive: true });
});
