import { screen, within } from '@testing-library/react';
import { isPrinted } from '@shop/shared/documents';
import { loadPage } from '../../testing/load-page';
import { renderPage } from '../../testing/render-page';

it('shows type and size of files, and opens them in a new tab', async () => {
  await renderPage(await loadPage('documents'));

  const row = within(screen.getByRole('list', { name: 'Магазин' })).getAllByRole('listitem')[0];
  expect(row).toHaveTextContent(/PDF, \d+\sКБ/);
  const link = within(row ?? document.body).getByRole('link', {
    name: /^Политика конфиденциальности\s?, откроется в\sновой вкладке$/,
  });
  expect(link).toHaveAttribute('href', '/documents/privacy-policy.pdf');
  expect(link).toHaveAttribute('target', '_blank');
});

it('offers each manual to read and to keep', async () => {
  await renderPage(await loadPage('documents'));

  const manuals = within(screen.getByRole('list', { name: 'Руководства владельца' }));
  expect(manuals.getAllByText('Страница')).toHaveLength(5);
  expect(manuals.getByRole('link', { name: 'INVIS DUOS 3DL' })).toHaveAttribute(
    'href',
    '/documents/manuals/invis_duos_3dl',
  );
  const files = within(screen.getByRole('list', { name: /^Руководства для\sпечати$/ })).getAllByRole('link');
  expect(files.map((link) => isPrinted(link.getAttribute('href') ?? ''))).toEqual(Array(5).fill(true));
});

it('counts the documents it shows', async () => {
  await renderPage(await loadPage('documents'));

  expect(screen.getByText(/^12\sдокументов$/)).toBeVisible();
});
