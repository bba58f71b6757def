import { renderPageModule, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { makeDetails, makeProduct, makeProperty, makeService } from '../../testing';
import { page } from '.';

const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS', slug: 'invis_duos' }),
  makeService({
    id: 201,
    name: 'Установка комплекса',
    price: 6500,
    properties: [makeProperty({ id: 91, name: 'Оплата', value: 'за\u00A0машину' })],
    details: makeDetails({
      goods: [
        { id: 1, name: 'INVIS DUOS', slug: 'invis_duos' },
        { id: 2, name: 'Без страницы', slug: null },
      ],
    }),
  }),
  makeService({ id: 299, name: 'Диагностика', category: 'Обслуживание' }),
];

const render = () => renderPageModule(page, { at: '/services', lists: { products } });

describe('ServicesPage', () => {
  it('shows services by category with price and unit, and no goods', async () => {
    await render();

    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Установка',
      'Обслуживание',
    ]);
    expect(screen.getByText('6 500 ₽')).toBeVisible();
    expect(screen.getByText('за машину')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'INVIS DUOS' })).not.toBeInTheDocument();
  });

  it('begins at the lowest price of a service that depends on the model', async () => {
    const price = { serviceId: 201, productId: 1, price: 3500, minHours: 1, maxHours: 2 };
    const service = makeService({ id: 201, name: 'Установка комплекса', price: 6500, servicePrices: [price] });
    await renderPageModule(page, { at: '/services', lists: { products: [service] } });

    expect(screen.getByText('от')).toBeVisible();
    expect(screen.getByText('3 500 ₽')).toBeVisible();
  });

  it('names the goods on sale that a service fits', async () => {
    await render();

    expect(screen.getByText(/^Подходит:/)).toHaveTextContent('Подходит: INVIS DUOS');
    expect(screen.getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
    expect(screen.queryByText(/Без страницы/)).not.toBeInTheDocument();
  });

  it('links to the cart when the service is in it', async () => {
    await render();

    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Установка комплекса' }));

    expect(screen.getByRole('link', { name: 'В корзине: Установка комплекса' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', { name: 'Добавить: Установка комплекса' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Добавить: Диагностика' })).toBeVisible();
  });

  it('adds a service to the cart although it has no stock', async () => {
    const { shop } = await render();

    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Установка комплекса' }));

    expect(shop.cart.getState().items).toMatchObject([{ productId: 201, parentId: null, productCount: 1 }]);
    expect(shop.notices.getState().notices[0]?.text).toMatch(
      /^Установка комплекса\. Сумма 6.500.₽\. Всего позиций: 1\.$/,
    );
  });
});
