import { pageContext, renderPage, userEvent } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { makeService } from '../../testing';
import { FittingServices } from './fitting-services';
import { fittingServices } from './fitting-services-data';

const servicePrices = [{ serviceId: 201, productId: 102, price: 9500, minHours: 5, maxHours: 7 }];
const products = [
  makeService({ id: 201, name: 'Установка комплекса', price: 6500, servicePrices }),
  makeService({ id: 202, name: 'Выезд мастера', active: false }),
];

async function render(id: number) {
  const { catalog } = pageContext({ lists: { products } });
  const services = await fittingServices({ id }, [201, 202], catalog);
  return renderPage(() => <FittingServices services={services} />);
}

it('adds a fitting service to the cart, and leaves out discontinued ones', async () => {
  const { shop } = await render(101);

  await userEvent.click(screen.getByRole('button', { name: 'Добавить: Установка комплекса' }));

  expect(shop.cart.getState().items).toMatchObject([{ productId: 201, productCount: 1 }]);
  expect(screen.queryByText('Выезд мастера')).not.toBeInTheDocument();
});

it('shows the price and the hours of the service for the product', async () => {
  await render(102);

  expect(screen.getByText('9 500 ₽')).toBeVisible();
  expect(screen.getByText(/5–7/)).toBeVisible();
  expect(screen.queryByText(/6 500/)).not.toBeInTheDocument();
});
