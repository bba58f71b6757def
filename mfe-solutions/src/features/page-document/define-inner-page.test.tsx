import { screen } from '@testing-library/react';
import { quote } from '../../blocks/quote';
import { richText } from '../../blocks/rich-text';
import { renderPage } from '../../testing/render-page';
import { defineInnerPage } from './index';

const QUOTE = { id: 'quote', text: 'Хороший блок не видно.', author: 'INVIS DUOS' };

function pageOf(content: { type: string; props: Record<string, unknown> }[]) {
  const root = {
    props: { title: 'Проба — INVIS DUOS', description: 'Описание', navigation: { label: 'Проба', order: 1 } },
  };
  return defineInnerPage({ path: '/trial', document: { root, content }, blocks: { Quote: quote, RichText: richText } });
}

it('leaves out blocks that are unknown or wrong, and lives', () => {
  const { Page } = pageOf([
    { type: 'Carousel', props: { id: 'carousel' } },
    { type: 'RichText', props: { id: 'broken', nodes: 'text' } },
    { type: 'Quote', props: QUOTE },
  ]);

  const { container } = renderPage(<Page />);

  expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(['quote']);
});

it('takes the heading of the first block as its own and shows the way back', () => {
  const nodes = [{ type: 'paragraph', text: 'Текст' }];
  const { Page } = pageOf([
    { type: 'RichText', props: { id: 'intro', heading: 'Проба', nodes } },
    { type: 'RichText', props: { id: 'more', heading: 'Дальше', nodes } },
  ]);

  renderPage(<Page />);

  expect(screen.getByRole('heading', { level: 1, name: 'Проба' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Дальше' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
});

it('asks for the catalogue only where it shows goods', () => {
  expect(pageOf([{ type: 'Quote', props: QUOTE }])).not.toHaveProperty('lists');
  expect(pageOf([{ type: 'ProductStrip', props: { id: 'goods', slugs: [] } }])).toMatchObject({
    lists: ['products'],
    widgets: ['mfe-catalog/product-strip'],
  });
});
