import { expectNoAxeViolations, installIntersectionObserver, renderPageModule } from '@shop/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { makeChild, makeProduct } from '../testing';
import { page as list } from '../pages/products';
import { page } from '../pages/product';

installIntersectionObserver();

const PART = makeChild({ id: 11, name: 'Реле', price: 0 });
const plain = makeProduct({ id: 1, slug: 'goods' });
const onRequest = makeProduct({ id: 1, slug: 'goods', name: 'Шкаф', price: 0, childProducts: [PART] });

const render = (product: typeof plain) =>
  renderPageModule(page, { at: '/goods', path: '/:slug', lists: { products: [product] } });

it.each([
  ['a name of 200 characters', { name: 'Датчик '.repeat(28).slice(0, 200) }],
  ['a description of 3,600 characters', { description: 'Предложение из слов. '.repeat(172) }],
  ['no picture', { img: null, images: [] }],
  ['thirty pictures', { images: Array.from({ length: 30 }, (_, index) => `/images/products/many-${index}.svg`) }],
])('shows %s, accessibly', async (_what, changes) => {
  const product = { ...plain, ...changes };
  const { container } = await render(product);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(product.name.trim());
  expect(screen.getByText(`Артикул ${product.code}`)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('leaves the place of a broken picture empty', async () => {
  await renderPageModule(list, { at: '/products', path: '/products/:category?', lists: { products: [plain] } });
  const picture = screen.getByRole('article').querySelector('img');

  expect(picture).toBeVisible();
  if (picture) fireEvent.error(picture);

  expect(picture).not.toBeVisible();
});

it('has a telephone instead of a button where the price is to be asked for', async () => {
  await render(onRequest);

  expect(screen.getByText('Цена по запросу')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Уточнить цену/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument();
  expect(screen.queryByText('0 ₽')).not.toBeInTheDocument();
});

it('says so on the card in the list, too', async () => {
  await renderPageModule(list, { at: '/products', path: '/products/:category?', lists: { products: [onRequest] } });

  expect(screen.getByText('Цена по запросу')).toBeVisible();
  expect(screen.getByRole('link', { name: /Уточнить цену: Шкаф/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /В корзину/ })).not.toBeInTheDocument();
});
