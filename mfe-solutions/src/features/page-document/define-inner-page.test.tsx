import { screen, within } from '@testing-library/react';
import { RichText } from '../../blocks/rich-text';
import { renderPage } from '../../testing/render-page';
import { defineInnerPage } from './index';

const PROPS = { path: '/trial', title: 'Проба — INVIS DUOS', description: 'Описание' };
const ROOT = { props: { ...PROPS, navigation: { label: 'Проба', order: 1 } } };

function pageOf(content: { type: string; props: Record<string, unknown> }[]) {
  return defineInnerPage({
    path: '/trial',
    image: '/trial.png',
    crumbs: [
      { label: 'Документы', path: '/documents' },
      { label: 'Проба', path: '/trial' },
    ],
    content: () => Promise.resolve({ root: ROOT, content }),
    blocks: { RichText },
  });
}

it('takes the heading of the first block as its own and shows the whole way back', async () => {
  const nodes = [{ type: 'paragraph', text: 'Текст' }];
  const page = pageOf([
    { type: 'RichText', props: { id: 'intro', heading: 'Проба', nodes } },
    { type: 'RichText', props: { id: 'more', heading: 'Дальше', nodes } },
  ]);

  await renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: 'Проба' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Дальше' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/documents']);
  expect(way.getByText('Проба')).toHaveAttribute('aria-current', 'page');
});
