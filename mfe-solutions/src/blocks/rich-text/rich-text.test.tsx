import { screen } from '@testing-library/react';
import { loadPage, renderPage } from '../../testing/render-page';

it.each([true, false])('speaks of discounts only while the shop has them: %s', async (areDiscountsEnabled) => {
  await renderPage(await loadPage('info-payment'), { config: { areDiscountsEnabled } });

  expect(screen.queryAllByText(/дешевле|скидк/)).toHaveLength(areDiscountsEnabled ? 1 : 0);
});

it('keeps ranges on one line', async () => {
  await renderPage(await loadPage('manual-invis-duos'));

  expect(screen.getByText(/2\u2060–\u20603 секунды/)).toBeVisible();
});
