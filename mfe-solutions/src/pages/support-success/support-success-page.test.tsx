import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { renderPage } from '../../testing/render-page';
import { page } from './index';

it('says that the message is kept, and leads on', async () => {
  const { container } = await renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: 'Обращение отправлено' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Вернуться в\sподдержку$/ })).toHaveAttribute('href', '/support');
  await expectNoAxeViolations(container);
});

it('stays out of search engines', () => {
  const lists = { products: [], places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] };

  expect(page.head({ params: {}, lists, publicUrl: 'https://shop.test' }).isIndexed).toBe(false);
});
