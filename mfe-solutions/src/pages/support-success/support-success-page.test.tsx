import { screen } from '@testing-library/react';
import { pageContext } from '@shop/shared/testing';
import { renderPage } from '../../testing/render-page';
import { page } from './index';

it('says that the message is kept, and leads on', async () => {
  await renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: 'Обращение отправлено' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Вернуться в\sподдержку$/ })).toHaveAttribute('href', '/support');
});

it('stays out of search engines', () => {
  expect(page.head(pageContext()).isIndexed).toBe(false);
});
