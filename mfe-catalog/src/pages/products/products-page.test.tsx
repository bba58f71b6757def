import type { Product } from '@shop/shared/runtime';
import { pageContext, renderPageModule, userEvent } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { makeChild, makeDiscount, makeProduct, makeProperty, makeService } from '../../testing';
import { catalogData } from './catalog-data';
import { page } from '.';

const products = [
  makeProduct({
    id: 1,
    name: 'INVIS DUOS',
    slug: 'invis_duos',
    properties: [makeProperty({ id: 51, name: 'Бортовая сеть', showPreview: true }), makeProperty({ id: 64 })],
    childProducts: [
      makeChild({ id: 11, name: 'Радиометка', price: 1900 }),
      makeChild({ id: 12, name: 'Реле', price: 0 }),
      makeChild({ id: 13, name: 'Антенна', count: 0 }),
    ],
  }),
  makeProduct({ id: 2, name: 'Адаптер АН-1', category: null }),
  makeProduct({ id: 3, name: 'Маяк МА-3', category: 'Датчики и маяки', count: 0 }),
  makeProduct({ id: 4, name: 'Трекер ТМ-2', active: false }),
  makeService({ id: 201, name: 'Установка комплекса' }),
];

const render = (config = {}) => renderPageModule(page, { at: '/products', lists: { products }, config });

describe('ProductsPage', () => {
  it('shows goods on sale by category, the nameless group last and without a heading', async () => {
    await render();

    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Охранные комплексы',
      'Датчики и маяки',
    ]);
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'INVIS DUOS',
      'Маяк МА-3',
      'Адаптер АН-1',
    ]);
  });

  it('shows a card with a link, price, the sum with accessories, stock and preview properties only', async () => {
    await render();

    const card = screen.getByRole('article', { name: 'INVIS DUOS' });

    expect(within(card).getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
    expect(within(card).getByText('24 900 ₽')).toBeVisible();
    expect(within(card).getByText(/С аксессуарами/)).toHaveTextContent(/26.800.₽/);
    expect(within(card).getByText('В наличии')).toBeVisible();
    expect(within(card).getByText('Бортовая сеть')).toBeVisible();
    expect(within(card).queryByText('Свойство 64')).not.toBeInTheDocument();
  });

  it('strikes out what a product was sold at before its sale', async () => {
    const sold = products.map((product) => (product.id === 1 ? { ...product, oldPrice: 29_900 } : product));
    await renderPageModule(page, { at: '/products', lists: { products: sold } });

    const card = screen.getByRole('article', { name: 'INVIS DUOS' });
    expect(within(card).getByText('было 29 900 ₽').tagName).toBe('S');
    expect(screen.getAllByText(/^было/)).toHaveLength(1);
  });

  it('shows from how many pieces on a product is cheaper', async () => {
    const discounts = [makeDiscount({ productId: 1, productCount: 3, discount: 750 })];

    const config = { areDiscountsEnabled: true };

    await renderPageModule(page, { at: '/products', lists: { products, discounts }, config });

    const card = screen.getByRole('article', { name: 'INVIS DUOS' });
    expect(within(card).getByText('От 3 шт. по 24 150 ₽')).toBeVisible();
    expect(screen.getAllByText(/От 3 шт/)).toHaveLength(1);
  });

  it('puts a product and each child that can be had into the cart, and says so', async () => {
    const { shop } = await render();

    await userEvent.click(screen.getByRole('button', { name: 'В корзину: INVIS DUOS' }));

    expect(shop.cart.getState().items.map(({ productId }) => productId)).toEqual([1, 11, 12]);
    expect(shop.notices.getState().notices).toMatchObject([
      {
        title: 'Добавили в корзину',
        text: expect.stringMatching(/^INVIS DUOS и.2.аксессуара\. Сумма.26.800.₽\. Всего позиций:.3\.$/) as string,
      },
    ]);
  });

  it('leaves out paid children where they are not preselected', async () => {
    const { shop } = await render({ areAccessoriesPreselected: false });

    await userEvent.click(screen.getByRole('button', { name: 'В корзину: INVIS DUOS' }));

    expect(shop.cart.getState().items.map(({ productId }) => productId)).toEqual([1, 12]);
  });

  it('offers a mail about stock in place of a buy button when a product is sold out', async () => {
    await render();

    const card = screen.getByRole('article', { name: 'Маяк МА-3' });

    expect(within(card).getByText('Нет в наличии')).toBeVisible();
    expect(await within(card).findByRole('button', { name: 'Сообщить о поступлении: Маяк МА-3' })).toBeVisible();
    expect(within(card).queryByRole('button', { name: /В корзину/ })).not.toBeInTheDocument();
  });

  it('adds to the compare list, shows the bar, and takes out again', async () => {
    const { shop } = await render();
    const toggle = screen.getByRole('button', { name: 'Сравнить: INVIS DUOS' });

    await userEvent.click(toggle);

    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('region', { name: 'Сравнение' })).toHaveTextContent('В сравнении: 1 — INVIS DUOS');

    await userEvent.click(toggle);

    expect(shop.compare.getState().items).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Сравнение' })).not.toBeInTheDocument();
  });

  it('says where there are no goods at all', async () => {
    await renderPageModule(page, { at: '/products', lists: { products: [] } });

    expect(screen.getByText('Товаров пока нет')).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });
});

async function headOf(goods: Product[], category?: string, search = '') {
  const context = pageContext({ lists: { products: goods }, params: category ? { category } : {}, search });
  return page.head({ ...context, data: await catalogData(context) });
}

it('lists the goods for search engines', async () => {
  const { jsonLd } = await headOf(products);

  expect(jsonLd?.[1]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 3,
    itemListElement: [{ position: 1, url: 'https://shop.example/invis_duos' }, { position: 2 }, { position: 3 }],
  });
});

it('names those of the first page only: a list of thousands would be read again and again', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => makeProduct({ id: index, slug: `goods_${index}` }));

  const { jsonLd } = await headOf(many);

  expect(jsonLd?.[1]).toMatchObject({ numberOfItems: 2000, itemListElement: { length: 24 } });
});

describe('the address of a category', () => {
  const many = Array.from({ length: 30 }, (_, id) => makeProduct({ id, category: 'Маяки' }));

  it('has its own title, canonical link and breadcrumbs, also on page 2', async () => {
    expect(await headOf(many, 'mayaki')).toMatchObject({
      title: 'Маяки: цены, наличие, характеристики — INVIS DUOS',
      canonicalPath: '/products/mayaki',
      jsonLd: [{ itemListElement: [{}, { item: 'https://shop.example/products' }, { name: 'Маяки' }] }, {}],
    });
    expect(await headOf(many, 'mayaki', '?page=2')).toMatchObject({
      title: 'Маяки: цены, наличие, характеристики — страница 2 — INVIS DUOS',
      canonicalPath: '/products/mayaki?page=2',
    });
    expect(await headOf(many, 'mayaki', '?page=2&stock=1')).toMatchObject({ canonicalPath: '/products/mayaki' });
  });

  it('is the canonical one of addresses of before', async () => {
    expect(await headOf(many, undefined, '?category=Маяки')).toMatchObject({ canonicalPath: '/products/mayaki' });
  });

  it('is a 404 where the shop has no such category', async () => {
    expect(await headOf(many, 'lodki')).toMatchObject({ status: 404 });
  });
});
