import { expect, test } from '../support/test';

test('the home page answers, shows its header and complains of nothing', async ({ page, complaints }) => {
  const answer = await page.goto('/');
  await page.waitForLoadState('networkidle');

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});
