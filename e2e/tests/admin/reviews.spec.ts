import type { Page } from '@playwright/test';
import { enterAs, makeUser, queryApiAs } from '../../support/account';
import { fastOrder, postGraphql } from '../../support/api';
import { expectAccessible } from '../../support/axe';
import { expectFit } from '../../support/fit';
import { readOutbox } from '../../support/outbox';
import { agreeToCookies, visit } from '../../support/pages';
import { totpOf } from '../../support/second-factor';
import { mailedInvite, type Studio } from '../../support/studio';
import { expect, test } from '../../support/studio-test';

const PRODUCT = { id: 114, slug: '/trailer_beacon_mp5', name: 'Маяк прицепа МП-5' };
const TEXT = 'Стоит на полуприцепе полгода, место показывает каждый день.';

/** Lists are cached for 15 s, and so is the page made of them. */
const STALE_MS = 40_000;

const CREATE = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id guestKey } }';
const DELIVER = `mutation ($id: Int!, $revision: Int!) {
  staffMoveOrder(id: $id, revision: $revision, to: delivered, tellBuyer: false) { orderStatus } }`;

/** @returns the address of a guest's order, which the shop has delivered */
async function deliveredOrder({ site, token }: Studio): Promise<string> {
  const input = fastOrder([{ productId: PRODUCT.id, productCount: 1 }]);
  const { id, guestKey } = await queryApiAs<{ id: number; guestKey: string }>(site.url, '', CREATE, { input });
  const find = 'query ($id: Int!) { staffOrder(id: $id) { revision } }';
  const { revision } = await queryApiAs<{ revision: number }>(site.url, token, find, { id });
  await queryApiAs(site.url, token, DELIVER, { id, revision });
  return `/checkout/finish#order=${id}&key=${guestKey}`;
}

async function shownReviews(siteUrl: string): Promise<string[]> {
  const { body } = await postGraphql(siteUrl, '{ siteReviews { productId reviews { text } } }');
  const all = body.data?.siteReviews as { productId: number; reviews: { text: string }[] }[];
  return all
    .filter(({ productId }) => productId === PRODUCT.id)
    .flatMap(({ reviews }) => reviews.map(({ text }) => text));
}

async function mailedDecision(dataDir: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await readOutbox(dataDir)).find(({ subject }) => subject === `Отзыв о товаре: ${PRODUCT.name}`);
    link = /\/mail\/moderation\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000, intervals: [100] });
  return link;
}

async function writeReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Написать отзыв: ${PRODUCT.name}` }).click();
  await page.getByLabel('Оценка').selectOption('5');
  await page.getByRole('textbox', { name: 'Отзыв', exact: true }).fill(TEXT);
  await page.getByLabel('Имя, под которым показать отзыв').fill('Пётр Н.');
  const consent = page.getByRole('checkbox', { name: /^Согласен на публикацию/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
}

test('who was delivered to writes a review; the shop approves it by its mail, and the product shows it with its date', async ({
  page,
  request,
  siteUrl,
  siteDataDir,
  studio,
}) => {
  test.setTimeout(STALE_MS + 60_000);
  await agreeToCookies(page, siteUrl);
  await visit(page, await deliveredOrder(studio));
  await writeReview(page);
  await expect(page.getByText('На проверке, 5 из 5')).toBeVisible();
  await expectAccessible(page);

  const link = await mailedDecision(siteDataDir);
  for (let time = 0; time < 2; time += 1) expect((await request.get(link)).status()).toBe(200);
  expect(await shownReviews(siteUrl)).not.toContain(TEXT);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Отклонить' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Показать' }).click();
  await expect(page.getByRole('heading', { name: 'Показано на сайте' })).toBeVisible();
  await expect.poll(() => shownReviews(siteUrl), { timeout: STALE_MS }).toContain(TEXT);
  expect((await request.get(link)).status()).toBe(404);

  const review = page
    .getByRole('region', { name: /^Отзывы/ })
    .getByRole('listitem')
    .filter({ hasText: TEXT });
  await expect(async () => {
    await page.goto(PRODUCT.slug);
    await expect(review).toContainText('Пётр Н.', { timeout: 1000 });
  }).toPass({ timeout: STALE_MS });
  const year = new Intl.DateTimeFormat('ru', { year: 'numeric', timeZone: 'Europe/Moscow' }).format(new Date());
  await expect(review.getByRole('time')).toContainText(year);
});

test(
  'an answer that is given at the desk is on the product’s page',
  { tag: '@full' },
  async ({ page, context, siteUrl, siteDataDir, studio }) => {
    test.setTimeout(STALE_MS + 60_000);
    const [question, answer] = ['Держит ли он мороз?', 'Да, до минус сорока.'];
    const asked = { productId: PRODUCT.id, name: 'Олег', email: 'oleg@example.ru', text: question, consent: true };
    const ask = 'mutation ($input: AskQuestionInput!) { siteAskQuestion(input: $input) { success } }';
    await queryApiAs(siteUrl, '', ask, { input: asked });
    const answerer = await makeUser(siteUrl, siteDataDir);
    await studio.inviteManager(answerer.email, ['leads']);
    await enterAs(context, siteUrl, answerer);
    await page.goto(siteUrl + (await mailedInvite(siteDataDir, answerer.email, 'admin')));
    await page.getByRole('button', { name: 'Код из приложения на телефоне' }).click();
    const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
    await page.getByLabel('Код из приложения').fill(totpOf(secret));
    await page.getByRole('button', { name: 'Подключить' }).click();
    await page.getByRole('button', { name: 'Коды сохранены' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /Отзывы/ })).toBeVisible();
    await page.getByText(/^Вопросы/).click();
    const item = page.getByRole('listitem').filter({ hasText: question });
    await item.getByRole('textbox', { name: 'Ответ' }).fill(answer);
    await expectFit(page);
    await item.getByRole('button', { name: /отправить письмо/ }).click();
    await expect(item).toContainText('На\u00A0сайте');

    await expect(async () => {
      await page.goto(PRODUCT.slug);
      await expect(page.getByText(answer)).toBeAttached({ timeout: 1000 });
    }).toPass({ timeout: STALE_MS });
  },
);
