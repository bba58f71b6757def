import type { Page } from '@playwright/test';
import { enterAs, makeUser, queryApiAs } from '../../support/account';
import { connectApp, totpOf } from '../../support/second-factor';
import { mailedInvite } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

/** A device with a fingerprint reader, whose owner agrees to everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const orders = (page: Page) => page.getByRole('heading', { level: 1, name: 'Заказы' });
const proof = (page: Page) => page.getByRole('dialog', { name: /Подтвердите, что это/ });

test(
  'a passkey is the second factor from the first visit on, until it is removed; then a code is',
  { tag: '@full' },
  async ({ page, context, siteUrl, siteDataDir, studio }) => {
    const manager = await makeUser(siteUrl, siteDataDir);
    await studio.inviteManager(manager.email);
    const first = await enterAs(context, siteUrl, manager);
    await addAuthenticator(page);
    await page.goto(siteUrl + (await mailedInvite(siteDataDir, manager.email, 'admin')));

    await page.getByRole('button', { name: 'Отпечаток, лицо или код устройства' }).click();
    const codes = page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await page.getByRole('button', { name: 'Коды сохранены' }).click();
    await expect(orders(page)).toBeVisible();

    // Another session proves it anew, with the same device.
    await enterAs(context, siteUrl, manager);
    await page.goto(`${siteUrl}/admin`);
    await proof(page).getByRole('button', { name: 'Отпечаток, лицо или код устройства' }).click();
    await expect(proof(page)).toHaveCount(0);
    await expect(orders(page)).toBeVisible();

    await page.getByRole('link', { name: 'Вход' }).click();
    const factors = page.getByRole('list', { name: 'Способы входа' });
    await expect(factors.getByRole('listitem')).toHaveText([/^Ключ: Компьютерпоследний вход/, /осталось 10/]);
    const [passkey] = (
      await queryApiAs<{ secondFactor: { passkeys: { id: string }[] } }>(
        siteUrl,
        first,
        '{ staffMe { secondFactor { passkeys { id } } } }',
      )
    ).secondFactor.passkeys;
    const { secret } = await connectApp(siteUrl, first);

    // Removed meanwhile, while this window asks for it.
    await enterAs(context, siteUrl, manager);
    await page.goto(`${siteUrl}/admin`);
    await expect(proof(page)).toBeVisible();
    await queryApiAs(siteUrl, first, 'mutation ($id: ID) { staffRemoveFactor(id: $id, kind: passkey) { role } }', {
      id: passkey?.id,
    });
    await proof(page).getByRole('button', { name: 'Отпечаток, лицо или код устройства' }).click();
    await expect(proof(page).getByRole('alert')).toBeVisible();
    await proof(page)
      .getByLabel('Код', { exact: true })
      .fill(totpOf(secret, Date.now() - 3_600_000));
    await proof(page).getByRole('button', { name: 'Подтвердить' }).click();
    await expect(proof(page).getByText(/^Неверный код/)).toBeVisible();
    await proof(page).getByLabel('Код', { exact: true }).fill(recoveryCode);
    await proof(page).getByRole('button', { name: 'Подтвердить' }).click();

    await expect(orders(page)).toBeVisible();
    await page.getByRole('link', { name: 'Вход' }).click();
    await expect(factors.getByRole('listitem')).toHaveText([/^Приложение с кодами/, /осталось 9/]);
  },
);
