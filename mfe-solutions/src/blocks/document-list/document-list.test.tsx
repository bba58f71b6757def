import { isPrinted } from '@shop/shared/documents';
import { screen, within } from '@testing-library/react';
import documents from '../../content/pages/documents.json';
import { makePage, propsOf, renderPage } from '../../testing/render-page';
import { DocumentList } from './document-list';
import type { DocumentListProps } from './schema';

const POLICY = { title: 'Политика', text: 'О данных.', kind: 'pdf', href: '/documents/privacy-policy.pdf' };
const MANUAL = { title: 'Маяк', text: 'Режимы.', kind: 'page', href: '/documents/manuals/invis_duos' };
const groups = [
  { title: 'Магазин', items: [POLICY] },
  { title: 'Руководства', items: [MANUAL] },
];
const page = makePage({ DocumentList }, [
  { type: 'DocumentList', props: { id: 'list', rulerAt: 20, heading: 'Документы', groups } },
]);

it('opens files with their type and size in a new tab, and pages like any other page', async () => {
  await renderPage(page);

  const files = within(screen.getByRole('list', { name: 'Магазин' }));
  expect(files.getByText(/^PDF, \d+\sКБ$/)).toBeVisible();
  const link = files.getByRole('link', { name: /^Политика\s?, откроется в\sновой вкладке$/ });
  expect(link).toHaveAttribute('href', POLICY.href);
  expect(link).toHaveAttribute('target', '_blank');

  const pages = within(screen.getByRole('list', { name: 'Руководства' }));
  expect(pages.getByText('Страница')).toBeVisible();
  const pageLink = pages.getByRole('link', { name: 'Маяк' });
  expect(pageLink).toHaveAttribute('href', MANUAL.href);
  expect(pageLink).not.toHaveAttribute('target');
});

it('links only to existing files in the documents of the shop', () => {
  const files = propsOf<DocumentListProps>(documents, 'DocumentList')
    .groups.flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'pdf');

  expect(files.filter(({ href }) => !isPrinted(href))).toEqual([]);
});
