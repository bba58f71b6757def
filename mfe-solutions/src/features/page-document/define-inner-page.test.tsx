import { screen } from '@testing-library/react';
import { productStrip } from '../../blocks/product-strip';
import { quote } from '../../blocks/quote';
import { richText } from '../../blocks/rich-text';
import { renderPage } from '../../testing/render-page';
import { defineInnerPage } from './index';

const QUOTE = { id: 'quote', text: 'Хороший блок не видно.', author: 'INVIS DUOS' };

function pageOf(content: { type: string; props: Record<string, unknown> }[]) {
  const root = {
    props: { title: 'Проба — INVIS DUOS', description: 'Описание', navigation: { label: 'Проба', order: 1 } },
  };
  return defineInnerPage({
    path: '/trial',
    document: () => Promise.resolve({ default: { root, content } }),
    blocks: { Quote: quote, RichText: richText },
  });
}

it('leaves out blocks that are unknown or wrong, and lives', async () => {
  const page = pageOf([
    { type: 'Carousel', props: { id: 'carousel' } },
    { type: 'RichText', props: { id: 'broken', nodes: 'text' } },
    { type: 'Quote', props: QUOTE },
  ]);

  const { container } = await renderPage(page);

  expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(['quote']);
});

it('takes the heading of the first block as its own and shows the way back', async () => {
  const nodes = [{ type: 'paragraph', text: 'Текст' }];
  const page = pageOf([
    { type: 'RichText', props: { id: 'intro', heading: 'Проба', nodes } },
    { type: 'RichText', props: { id: 'more', heading: 'Дальше', nodes } },
  ]);

  await renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: 'Проба' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Дальше' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
});

it('asks for the catalogue only where it shows goods', () => {
  const options = { path: '/trial', document: () => Promise.resolve({ default: null }) };

  expect(defineInnerPage({ ...options, blocks: { Quote: quote } })).not.toHaveProperty('lists');
  expect(defineInnerPage({ ...options, blocks: { ProductStrip: productStrip } })).toMatchObject({
    lists: ['products'],
    widgets: ['mfe-catalog/product-strip'],
  });
});

it('fails loudly where the document is no page', () => {
  const page = pageOf([]);
  const lists = { products: [], places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] };

  expect(() => page.head({ params: {}, lists, publicUrl: 'https://shop.test', content: { root: {} } })).toThrow(
    '/trial',
  );
});
