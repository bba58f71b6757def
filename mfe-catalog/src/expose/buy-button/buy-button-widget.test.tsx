import { expectNoAxeViolations } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeChild, makeProduct, renderPage } from '../../testing';
import { BuyButtonWidget } from './buy-button-widget';

const products = [
  makeProduct({
    id: 1,
    name: 'INVIS DUOS',
    slug: 'invis_duos',
    price: 24900,
    childProducts: [makeChild({ id: 11, name: 'Радиометка', price: 1900 })],
  }),
  makeProduct({ id: 2, name: 'Маяк МА-3', slug: 'beacon_ma3', count: 0 }),
  makeProduct({ id: 3, name: 'Трекер ТМ-2', slug: 'tracker_tm2', active: false }),
];

const render = (slug: string) => renderPage(() => <BuyButtonWidget slug={slug} />, { lists: { products } });

describe('the buy button of other pages', () => {
  it('shows the price, the sum with accessories, and what is there', async () => {
    const { container } = render('invis_duos');

    expect(screen.getByText('24 900 ₽')).toBeVisible();
    expect(screen.getByText('С аксессуарами 26 800 ₽')).toBeVisible();
    expect(screen.getByText('В наличии')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('adds the product with its accessories, and then leads to the cart', async () => {
    const { shop } = render('invis_duos');

    await userEvent.click(screen.getByRole('button', { name: 'В корзину: INVIS DUOS' }));

    expect(shop.cart.getState().items.map(({ productId }) => productId)).toEqual([1, 11]);
    expect(screen.getByRole('link', { name: 'В корзине: 1' })).toHaveAttribute('href', '/cart');
  });

  it('leads to the telephone where nothing is left', () => {
    render('beacon_ma3');

    expect(screen.getByText('Под заказ, 10 дней')).toBeVisible();
    expect(screen.getByRole('link', { name: /Уточнить срок/ })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['tracker_tm2', 'unknown'])('shows nothing for %s', (slug) => {
    const { container } = render(slug);

    expect(container).toBeEmptyDOMElement();
  });
});
