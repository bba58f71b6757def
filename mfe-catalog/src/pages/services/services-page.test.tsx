import { expectNoAxeViolations } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeProduct, makeProperty, makeService, renderPage } from '../../testing';
import { ServicesPage } from './services-page';

const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS' }),
  makeService({
    id: 201,
    name: 'Установка комплекса',
    price: 6500,
    properties: [makeProperty({ id: 91, name: 'Оплата', value: 'за\u00A0машину' })],
  }),
  makeService({ id: 206, name: 'Диагностика', category: 'Обслуживание' }),
];

const render = () => renderPage(ServicesPage, { at: '/services', lists: { products } });

describe('ServicesPage', () => {
  it('shows services by category with price and unit, and no goods', () => {
    render();

    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Установка',
      'Обслуживание',
    ]);
    expect(screen.getByText('6 500 ₽')).toBeVisible();
    expect(screen.getByText('за машину')).toBeVisible();
    expect(screen.queryByText('INVIS DUOS')).not.toBeInTheDocument();
  });

  it('puts a service into the cart though it has no stock', async () => {
    const { shop } = render();

    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Установка комплекса' }));

    expect(shop.cart.getState().items).toMatchObject([{ productId: 201, parentId: null, productCount: 1 }]);
    expect(shop.notices.getState().notices[0]?.text).toBe('Установка комплекса. Всего позиций: 1.');
  });

  it('has no accessibility violations', async () => {
    const { container } = render();

    await expectNoAxeViolations(container);
  });
});
