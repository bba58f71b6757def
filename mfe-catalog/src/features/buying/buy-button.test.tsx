import type { ShopConfig } from '@shop/shared/runtime';
import { expectNoAxeViolations, renderPage, userEvent } from '@shop/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { makeChild, makeProduct } from '../../testing';
import { AccessoryPrices } from './accessory-prices';
import { BuyButton } from './buy-button';

const TRACKER = makeProduct({
  id: 7,
  name: 'Трекер ТМ-4',
  price: 6900,
  count: 3,
  childProducts: [
    makeChild({ id: 71, name: 'Жгут питания', price: 0, count: 20 }),
    makeChild({ id: 72, name: 'Антенна', price: 1650.5, count: 20 }),
    makeChild({ id: 73, name: 'Кнопка', price: 1200, count: 0 }),
  ],
});

function Card() {
  return (
    <>
      <AccessoryPrices product={TRACKER} />
      <BuyButton product={TRACKER} />
    </>
  );
}

function render(config?: Partial<ShopConfig>) {
  const view = renderPage(Card, { at: '/products', ...(config && { config }) });
  const counts = () => view.shop.cart.getState().items.map(({ productId, productCount }) => [productId, productCount]);
  return { ...view, counts, notices: () => view.shop.notices.getState().notices };
}

const buyButton = () => screen.getByRole('button', { name: 'В корзину: Трекер ТМ-4' });
const buy = () => userEvent.click(buyButton());
const more = () => screen.getByRole('button', { name: 'Увеличить количество: Трекер ТМ-4' });

describe('before the press', () => {
  it('names the total with accessories, and lists each of them on demand', async () => {
    const { container } = render();
    const total = screen.getByText(/С аксессуарами/);
    expect(total).toHaveTextContent(/^С аксессуарами 8.550,50.₽$/);

    await userEvent.click(total);

    const list = screen.getByRole('list', { name: 'Добавятся вместе с товаром: Трекер ТМ-4' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
    ).toEqual(['Жгут питанияВходит в комплект', 'Антенна+ 1 650,50 ₽']);
    await expectNoAxeViolations(container);
  });

  it('lists nothing where paid accessories are not preselected', () => {
    render({ areAccessoriesPreselected: false });

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('a press', () => {
  it('adds what was listed, and names the sum', async () => {
    const { counts, notices } = render();

    await buy();

    expect(counts()).toEqual([
      [7, 1],
      [71, 1],
      [72, 1],
    ]);
    expect(notices()[0]?.text?.replaceAll(/\s/g, ' ')).toBe(
      'Трекер ТМ-4 и 2 аксессуара. Сумма 8 550,50 ₽. Всего позиций: 3.',
    );
  });

  it('is made once, however often the button is pressed before it changes', () => {
    const { counts, notices } = render();
    const button = buyButton();

    act(() => {
      for (let press = 0; press < 5; press += 1) button.click();
    });

    expect(counts()[0]).toEqual([7, 1]);
    expect(notices()).toHaveLength(1);
  });

  it('is taken back by its toast, and nothing else', async () => {
    const { counts, notices, shop } = render();
    act(() => shop.cart.getState().add({ productId: 9 }));
    await buy();
    await userEvent.click(more());

    act(() => notices()[0]?.undo?.());
    expect(counts()).toEqual([
      [9, 1],
      [7, 1],
      [71, 1],
      [72, 1],
    ]);

    act(() => notices()[0]?.undo?.());
    expect(counts()).toEqual([[9, 1]]);
    expect(buyButton()).toBeVisible();
  });
});

describe('a product in the cart', () => {
  it('has a stepper that ends at the stock and takes along what is under it', async () => {
    const { counts, notices, container } = render();
    await buy();

    await userEvent.click(more());
    await userEvent.click(more());
    fireEvent.click(more());

    expect(counts()).toEqual([
      [7, 3],
      [71, 3],
      [72, 3],
    ]);
    expect(more()).toBeDisabled();
    expect(notices()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^В корзину/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says so, leads to the cart, and keeps the focus of the button', async () => {
    render();

    await buy();

    expect(screen.getByRole('group', { name: 'В корзине: Трекер ТМ-4' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'В корзине: Трекер ТМ-4' })).toHaveAttribute('href', '/cart');
  });

  it('takes no focus on a page that opens with it in the cart', () => {
    const { shop } = render();

    act(() => shop.cart.getState().add({ productId: 7 }));

    expect(screen.getByRole('group', { name: 'В корзине: Трекер ТМ-4' })).not.toHaveFocus();
  });
});
