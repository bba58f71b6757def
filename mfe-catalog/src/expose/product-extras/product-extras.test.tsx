import { pageContext, renderPage } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { makeProduct, makeProperty } from '../../testing';
import { extrasData, type ProductExtrasData } from './extras-data';
import { ProductExtras } from './product-extras';

const DUOS = makeProduct({
  id: 102,
  slug: 'invis_duos',
  properties: [
    makeProperty({ id: 59, name: 'Размеры блока', value: '92\u00A0мм' }),
    makeProperty({ id: 1, name: 'Модули', type: 'Охрана', value: '2' }),
  ],
});
const SPARE = makeProduct({
  id: 500,
  slug: 'tag',
  name: 'Метка',
  fits: [{ id: 102, name: 'INVIS DUOS', slug: 'invis_duos' }],
});
const BARE = makeProduct({ id: 117, slug: 'bare', category: null });

async function render(slug: string, changes: Partial<ProductExtrasData> = {}) {
  const { lists, catalog } = pageContext({ lists: { products: [DUOS, SPARE, BARE] } });
  const data = await extrasData({ slug }, lists, catalog);
  return renderPage(() => <ProductExtras slug={slug} data={data && { ...data, ...changes }} />);
}

it('shows properties in groups, and documents with their type and size', async () => {
  await render('invis_duos', {
    documents: [{ title: 'Паспорт изделия', href: '/documents/passport.pdf', meta: 'PDF, 1,2 МБ' }],
  });

  expect(within(screen.getByRole('table', { name: 'Охрана' })).getByRole('row')).toHaveTextContent('Модули2');
  expect(screen.getByRole('table', { name: 'Питание и корпус' })).toHaveTextContent('Размеры блока');
  expect(screen.getByRole('link', { name: /Паспорт изделия.*PDF, 1,2 МБ/ })).toHaveAttribute(
    'href',
    '/documents/passport.pdf',
  );
});

it('links a spare to the products that it fits, not to other spares', async () => {
  await render('tag');

  expect(screen.getByRole('heading', { name: 'Подходит к\u00A0моделям' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
  expect(screen.queryByText('Похожие модели')).not.toBeInTheDocument();
});

it('shows no empty sections', async () => {
  await render('bare');

  // Anybody may be the first to ask.
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.id)).toEqual(['reviews']);
});

it('shows nothing of a product that the shop does not have', async () => {
  const { container } = await render('unknown');

  expect(container.querySelector('section')).toBeNull();
});
