import { pageContext, renderPage } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { makeDetails, makeProduct, makeProperty, makeService } from '../../testing';
import { extrasData } from './extras-data';
import { ProductExtras } from './product-extras';

const DUOS = makeProduct({
  id: 102,
  slug: 'invis_duos',
  properties: [
    makeProperty({ id: 59, name: 'Размеры блока', value: '92\u00A0мм' }),
    makeProperty({ id: 1, name: 'Модули', type: 'Охрана', value: '2' }),
  ],
  details: makeDetails({
    documents: [
      { title: 'Руководство владельца', href: '/documents/manuals/invis_duos.pdf' },
      { title: 'Паспорт изделия', href: 'https://example.ru/passport.pdf' },
    ],
    vehicles: [{ title: 'Тягачи и прицепы', text: 'Есть входы для датчиков.' }],
    serviceIds: [201],
  }),
});
const SPARE = makeProduct({
  id: 500,
  slug: 'tag',
  name: 'Метка',
  fits: [{ id: 102, name: 'INVIS DUOS', slug: 'invis_duos' }],
});
const SERVICE = makeService({ id: 201, name: 'Установка комплекса' });
const BARE = makeProduct({ id: 117, slug: 'bare', category: null });

async function render(slug: string) {
  const { lists, catalog } = pageContext({ lists: { products: [DUOS, SPARE, BARE, SERVICE] } });
  const data = await extrasData({ slug }, lists, catalog);
  return renderPage(() => <ProductExtras slug={slug} data={data} />);
}

it('shows properties in groups, and documents with their type and size', async () => {
  await render('invis_duos');

  expect(within(screen.getByRole('table', { name: 'Охрана' })).getByRole('row')).toHaveTextContent('Модули2');
  expect(screen.getByRole('table', { name: 'Питание и корпус' })).toHaveTextContent('Размеры блока');
  expect(screen.getByRole('link', { name: /Руководство владельца.*PDF, \d+.КБ/ })).toHaveAttribute(
    'href',
    '/documents/manuals/invis_duos.pdf',
  );
  expect(screen.getByRole('link', { name: /Паспорт изделия/ })).toHaveAttribute(
    'href',
    'https://example.ru/passport.pdf',
  );
});

it('shows the vehicles that it is made for, and the services that go with it', async () => {
  await render('invis_duos');

  expect(screen.getByText('Тягачи и прицепы')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить: Установка комплекса' })).toBeVisible();
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
