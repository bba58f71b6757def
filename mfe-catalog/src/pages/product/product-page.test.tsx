import type { PublicLists, ShopConfig } from '@shop/shared/runtime';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productContentOf } from '../../content/product-content';
import { makeChild, makeDiscount, makeProduct, makeProperty, makeService, renderPage } from '../../testing';
import { ProductPage } from './product-page';

const duos = makeProduct({
  id: 102,
  name: 'INVIS DUOS',
  slug: 'invis_duos',
  price: 24900,
  count: 48,
  properties: [
    makeProperty({ id: 59, name: 'Размеры блока', value: '92\u00A0мм' }),
    makeProperty({ id: 1, name: 'Модули', type: 'Охрана', value: '2' }),
  ],
  childProducts: [
    makeChild({ id: 1, name: 'Радиометка', price: 1900 }),
    makeChild({ id: 2, name: 'Реле', price: 0 }),
    makeChild({ id: 3, name: 'Антенна', count: 0 }),
    makeChild({ id: 4, name: 'Кнопка', count: 2, price: 100 }),
  ],
});

const products = [
  duos,
  makeProduct({ id: 109, name: 'Трекер ТМ-2', slug: 'tracker_tm2', active: false }),
  makeProduct({
    id: 112,
    name: 'Считыватель СК-1',
    slug: 'card_reader_sk1',
    count: 0,
    childProducts: [makeChild({ id: 5 })],
  }),
  makeService({ id: 201, name: 'Установка комплекса' }),
];

interface Options {
  config?: Partial<ShopConfig>;
  lists?: Partial<PublicLists>;
}

function render(at = '/invis_duos', { config, lists }: Options = {}) {
  return renderPage(ProductPage, {
    at,
    path: '/:slug',
    content: productContentOf(at.slice(1)),
    lists: { products, discounts: [], ...lists },
    ...(config && { config }),
  });
}

const total = () => screen.getByText(/^Итого/).parentElement;

describe('ProductPage', () => {
  it('shows name, stock in words, properties in groups, and what leads to a purchase', () => {
    render();

    expect(screen.getByRole('heading', { level: 1, name: 'INVIS DUOS' })).toBeVisible();
    expect(screen.getByText('В наличии')).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Охрана' })).getByRole('row')).toHaveTextContent('Модули2');
    expect(screen.getByRole('navigation', { name: 'Навигационная цепочка' })).toHaveTextContent('Оборудование');
    expect(screen.getByRole('button', { name: 'Добавить: Установка комплекса' })).toBeVisible();
  });

  it('ticks every accessory at first and names the total before the click', () => {
    render();

    expect(screen.getByRole('checkbox', { name: /Радиометка/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Реле.*Входит в комплект/ })).toBeChecked();
    expect(total()).toHaveTextContent('Итого с аксессуарами26 900 ₽');
  });

  it('leaves out paid accessories at first where the shop says so', () => {
    render('/invis_duos', { config: { areAccessoriesPreselected: false } });

    expect(screen.getByRole('checkbox', { name: /Радиометка/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Реле/ })).toBeChecked();
  });

  it('keeps sold-out accessories, and those too few for the count, from being chosen', async () => {
    render();

    expect(screen.getByRole('checkbox', { name: /Антенна.*Нет в наличии/ })).toBeDisabled();
    const count = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');

    const button = screen.getByRole('checkbox', { name: /Кнопка Осталось 2/ });
    expect(button).toBeDisabled();
    expect(button).not.toBeChecked();
  });

  it('puts the count and the ticked accessories into the cart', async () => {
    const { shop } = render();

    await userEvent.click(screen.getByRole('checkbox', { name: /Радиометка/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));
    await userEvent.click(screen.getByRole('button', { name: 'В корзину' }));

    expect(shop.cart.getState().items).toMatchObject([
      { productId: 102, parentId: null, productCount: 2 },
      { productId: 2, parentId: 1, productCount: 2 },
      { productId: 4, parentId: 1, productCount: 2 },
    ]);
    expect(shop.notices.getState().notices).toHaveLength(1);
  });

  it('never takes more than the stock', async () => {
    render();

    const count = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    await userEvent.clear(count);
    await userEvent.type(count, '99');

    expect(count).toHaveValue('48');
  });

  it('leads to the fast order with the goods in the cart', async () => {
    const { shop } = render();

    await userEvent.click(screen.getByRole('button', { name: 'Быстрый заказ' }));

    await waitFor(() => expect(window.location).toMatchObject({ pathname: '/checkout', search: '?type=fast' }));
    expect(shop.cart.getState().items[0]?.productId).toBe(102);
  });

  it('shows volume prices only where discounts are on, and counts with them', async () => {
    const discounts = [makeDiscount({ productId: 102, productCount: 3, discount: 900 })];
    const { unmount } = render('/invis_duos', { lists: { discounts } });
    expect(screen.queryByText('Цена за штуку от количества')).not.toBeInTheDocument();
    unmount();

    render('/invis_duos', {
      lists: { discounts },
      config: { areDiscountsEnabled: true, areAccessoriesPreselected: false },
    });
    const count = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');

    const steps = within(screen.getByRole('list', { name: 'Цена за штуку от количества' })).getAllByRole('listitem');
    expect(steps[1]).toHaveAttribute('aria-current', 'true');
    expect(total()).toHaveTextContent('72 000 ₽');
  });

  it('changes the picture by click and by arrow keys', async () => {
    render();

    await userEvent.click(screen.getByRole('tab', { name: 'размеры' }));
    expect(screen.getByRole('img', { name: 'INVIS DUOS: размеры' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');

    expect(screen.getByRole('img', { name: 'INVIS DUOS: общий вид' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'общий вид' })).toHaveFocus();
  });

  it('has a telephone, and nothing to choose or to buy, when the product is sold out', () => {
    render('/card_reader_sk1');

    expect(screen.getByText('Под заказ, 10 дней')).toBeVisible();
    expect(screen.getByRole('link', { name: /Уточнить срок: 8 800 000-24-70/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that a product is gone from sale and offers its neighbours', async () => {
    render('/tracker_tm2');

    expect(await screen.findByRole('heading', { level: 1, name: 'Трекер ТМ-2' })).toBeVisible();
    expect(screen.getByText('Товар снят с продажи')).toBeVisible();
    expect(screen.getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
  });

  it('draws nothing for an unknown slug', () => {
    const { container } = render('/no_such_thing');

    expect(container).toBeEmptyDOMElement();
  });

  it('has no accessibility violations', async () => {
    const { container } = render();

    await expectNoAxeViolations(container);
  });
});
