import { screen } from '@testing-library/react';
import { pageContext } from '@shop/shared/testing';
import { renderPage } from '../../testing/render-page';
import { page } from './index';

it('says that the message is kept, and leads on', async () => {
  await renderPage(page, { state: { isMessageSent: true } });

  expect(screen.getByRole('heading', { level: 1, name: 'Обращение отправлено' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Вернуться в\sподдержку$/ })).toHaveAttribute('href', '/support');
});

it('says that nothing was sent to a visitor who has opened it directly', async () => {
  await renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: 'Отправленных обращений нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Написать в\sподдержку$/ })).toHaveAttribute('href', '/support');
  expect((await page.head(pageContext())).title).not.toMatch(/отправлено/i);
});

it('stays out of search engines', async () => {
  expect((await page.head(pageContext())).isIndexed).toBe(false);
});
