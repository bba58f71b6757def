import type { FastOrderProps, WidgetModule } from '@shop/shared/federation';
import type { PublicLists, ShopConfig } from '@shop/shared/runtime';
import { installIntersectionObserver, renderPageModule, type RenderPageOptions, userEvent } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { productContentOf } from '../../content/product-content';
import { makeChild, makeDetails, makeDiscount, makeProduct, makeProperty, makeService } from '../../testing';
import { page } from '.';

const observer = installIntersectionObserver();

const duos = makeProduct({
  id: 102,
  name: 'INVIS DUOS',
  slug: 'invis_duos',
  price: 24900,
  count: 48,
  details: makeDetails({ serviceIds: [201], keyFacts: [{ value: '72 ч', text: 'на связи без питания' }] }),
  childProducts: [
    makeChild({ id: 1, name: 'Радиометка', price: 1900 }),
    makeChild({ id: 2, name: 'Реле', price: 0, count: 60 }),
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
  makeProduct({ id: 117, name: 'Адаптер', slug: 'no_pictures', img: null, images: [] }),
  makeService({ id: 201, name: 'Установка комплекса' }),
];

/** A double of the checkout's dialog, which shows its props. */
const fastOrder: WidgetModule<FastOrderProps> = {
  Widget: ({ lines, onClose }) => (
    <dialog open aria-label="Быстрый заказ">
      {JSON.stringify(lines)}
      <button onClick={onClose}>Закрыть</button>
    </dialog>
  ),
};

interface Options extends Pick<RenderPageOptions, 'widgets' | 'content' | 'storage'> {
  config?: Partial<ShopConfig>;
  lists?: Partial<PublicLists>;
}

function render(
  at = '/invis_duos',
  { config, lists, widgets, storage, content = productContentOf(at.slice(1)) }: Options = {},
) {
  return renderPageModule(page, {
    at,
    path: '/:slug',
    content,
    lists: { products, discounts: [], ...lists },
    ...(config && { config }),
    ...(widgets && { widgets }),
    ...(storage && { storage }),
  });
}

const total = () => screen.getByText(/^Итого/).parentElement;

describe('ProductPage', () => {
  it('shows stock and breadcrumbs, preselects every accessory, and shows the total before the click', async () => {
    await render();

    expect(screen.getByRole('navigation', { name: 'Навигационная цепочка' })).toHaveTextContent('Оборудование');
    expect(screen.getByText('В наличии')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Радиометка/ })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /Реле/ })).not.toBeInTheDocument();
    expect(screen.getByText('Входит в комплект')).toBeVisible();
    expect(screen.queryByText(/^\+?\s?0\s₽/)).not.toBeInTheDocument();
    expect(total()).toHaveTextContent('Итого с аксессуарами26 900 ₽');
  });

  it('leaves unticked what the buyer has unticked, after a reload and on the next product', async () => {
    const first = await render();
    await userEvent.click(screen.getByRole('checkbox', { name: /Радиометка/ }));
    const { storage } = first.shop;
    first.unmount();

    const again = await render('/invis_duos', { storage });
    expect(screen.getByRole('checkbox', { name: /Радиометка/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Кнопка/ })).toBeChecked();
    again.unmount();

    const simple = makeProduct({
      id: 103,
      slug: 'invis_duos_s',
      childProducts: [makeChild({ id: 7, name: 'Радиометка', price: 1900 })],
    });
    const next = await render('/invis_duos_s', { storage, lists: { products: [simple] } });
    const tag = screen.getByRole('checkbox', { name: /Радиометка/ });
    expect(tag).not.toBeChecked();
    await userEvent.click(tag);
    next.unmount();

    await render('/invis_duos', { storage });
    expect(screen.getByRole('checkbox', { name: /Радиометка/ })).toBeChecked();
  });

  it('sells beyond stock what comes within a term', async () => {
    const late = makeProduct({ id: 501, slug: 'late', count: 0, orderTermDays: 10 });
    await render('/late', { lists: { products: [late] } });

    expect(screen.getByText('Под заказ, 10 дней')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'В корзину' })[0]).toBeEnabled();
  });

  it('strikes the price of before out, and says until when the sale lasts, in Moscow time', async () => {
    const saleEndsAt = '2026-11-30T20:59:00.000Z';
    const sold = makeProduct({ id: 502, slug: 'sold', price: 19_900, oldPrice: 24_900, saleEndsAt });
    await render('/sold', { lists: { products: [sold] } });

    expect((await screen.findByText('24 900 ₽')).closest('s')).toHaveTextContent('прежняя цена 24 900 ₽');
    expect(screen.getByText('до 30 ноября, 23:59 по Москве')).toBeVisible();
  });

  it('strikes nothing out where nothing was asked before the sale', async () => {
    const saleEndsAt = '2026-11-30T20:59:00.000Z';
    const sold = makeProduct({ id: 502, slug: 'sold', price: 19_900, saleEndsAt });
    await render('/sold', { lists: { products: [sold] } });

    expect(await screen.findByText('до 30 ноября, 23:59 по Москве')).toBeVisible();
    expect(screen.queryByText(/прежняя цена/)).not.toBeInTheDocument();
  });

  it('does not preselect paid accessories if the setting says so', async () => {
    await render('/invis_duos', { config: { areAccessoriesPreselected: false } });

    expect(screen.getByRole('checkbox', { name: /Радиометка/ })).not.toBeChecked();
    expect(screen.getByText('Входит в комплект')).toBeVisible();
  });

  it('disables accessories that are sold out or too few for the count', async () => {
    await render();

    expect(screen.getByRole('checkbox', { name: /Антенна.*Нет в наличии/ })).toBeDisabled();
    const count = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');

    const button = screen.getByRole('checkbox', { name: /Кнопка Осталось 2/ });
    expect(button).toBeDisabled();
    expect(button).not.toBeChecked();
  });

  it('puts the count and the selected accessories into the cart', async () => {
    const { shop } = await render();

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

  it('shows and changes what is in the cart, once the product is there', async () => {
    const { shop } = await render();
    const rows = () => shop.cart.getState().items.map(({ productId, productCount }) => [productId, productCount]);
    await userEvent.click(screen.getByRole('checkbox', { name: /Кнопка/ }));
    await userEvent.click(screen.getByRole('button', { name: 'В корзину' }));
    expect(screen.queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'В корзине: INVIS DUOS' })).toHaveFocus();
    expect(total()).toHaveTextContent('Итого с аксессуарами26 800 ₽');

    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));
    expect(rows()).toEqual([
      [102, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(total()).toHaveTextContent('Итого с аксессуарами53 600 ₽');

    await userEvent.click(screen.getByRole('checkbox', { name: /Радиометка/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Кнопка/ }));
    expect(rows()).toEqual([
      [102, 2],
      [2, 2],
      [4, 2],
    ]);
    expect(total()).toHaveTextContent('Итого с аксессуарами50 000 ₽');
    expect(shop.notices.getState().notices).toHaveLength(1);
  });

  it('limits the count to the stock, and says so', async () => {
    await render();

    const count = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    await userEvent.clear(count);
    await userEvent.type(count, '99');
    expect(count).toHaveValue('48');
    expect(count).toHaveAccessibleDescription(/^Можно взять не больше 48.шт\.$/);

    await userEvent.click(screen.getByRole('button', { name: 'Уменьшить количество: INVIS DUOS' }));
    expect(count).toHaveAccessibleDescription('');
  });

  it('says what to do about more pieces than one order takes', async () => {
    await render('/invis_duos', { config: { maxPieces: 10 } });

    const count = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    await userEvent.clear(count);
    await userEvent.type(count, '25');
    expect(count).toHaveAccessibleDescription(/^Одним заказом.— не.больше 24.шт\..*8.800.000-24-70\.$/);
  });

  it('passes the choice to the fast order of the checkout, and does not change the cart', async () => {
    const { shop } = await render('/invis_duos', {
      widgets: { 'mfe-cart-checkout/fast-order': fastOrder },
    });

    await userEvent.click(screen.getByRole('checkbox', { name: /Радиометка/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество: INVIS DUOS' }));
    await userEvent.click(screen.getByRole('button', { name: 'Быстрый заказ' }));

    const dialog = await screen.findByRole('dialog', { name: 'Быстрый заказ' });
    expect(dialog).toHaveTextContent('[{"productId":102,"productCount":2,"childProductIds":[2,4]}]');
    expect(shop.cart.getState().items).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers telephone and message while the checkout is down, and returns the focus', async () => {
    await render();

    await userEvent.click(screen.getByRole('button', { name: 'Быстрый заказ' }));

    const phone = await screen.findByRole('link', { name: '8 800 000-24-70' });
    expect(phone).toHaveAttribute('href', 'tel:+78000002470');
    const dialog = within(screen.getByRole('dialog', { name: 'Быстрый заказ' }));
    expect(dialog.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', '/support?showForm=fiz');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Быстрый заказ' })).toHaveFocus();
  });

  it('shows volume prices only when discounts are on, and computes with them', async () => {
    const discounts = [makeDiscount({ productId: 102, productCount: 3, discount: 900 })];
    const { unmount } = await render('/invis_duos', { lists: { discounts } });
    expect(screen.queryByText('Цена за штуку от количества')).not.toBeInTheDocument();
    unmount();

    const config = { areDiscountsEnabled: true, areAccessoriesPreselected: false };
    await render('/invis_duos', { lists: { discounts }, config });
    const count = screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
    await userEvent.clear(count);
    await userEvent.type(count, '3');

    const steps = within(screen.getByRole('list', { name: 'Цена за штуку от количества' })).getAllByRole('listitem');
    expect(steps[1]).toHaveAttribute('aria-current', 'true');
    expect(total()).toHaveTextContent('72 000 ₽');
  });

  it('leaves the picture to a mouse that is dragged, and changes it by a click', async () => {
    await render();
    const stage = screen.getByRole('tabpanel');

    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: stage, coords: { clientX: 300 } },
      { keys: '[/MouseLeft]', target: stage, coords: { clientX: 100 } },
    ]);

    expect(screen.getByRole('img', { name: 'INVIS DUOS: общий вид' })).toBeVisible();

    await userEvent.click(screen.getByRole('tab', { name: 'размеры' }));
    expect(screen.getByRole('img', { name: 'INVIS DUOS: размеры' })).toBeVisible();
  });

  it('reserves the space for pictures when a product has none', async () => {
    await render('/no_pictures');

    expect(screen.getByText('Изображение готовим')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Увеличить:/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Аксессуары' })).not.toBeInTheDocument();
  });

  it('repeats the buy button at the bottom of a phone, for touch only', async () => {
    await render();

    expect(screen.getAllByRole('button', { name: 'В корзину' })).toHaveLength(1);
    expect(screen.getAllByText('В корзину')).toHaveLength(2);
  });

  it('says what it is for, with the way to the four questions', async () => {
    const properties = [
      makeProperty({ id: 2, name: 'Линии блокировки', value: '1' }),
      makeProperty({ id: 5, name: 'Датчики', value: 'движения' }),
    ];
    await render('/invis_duos', { lists: { products: [{ ...duos, properties }] } });

    expect(screen.getByRole('link', { name: /^Задача: не дать уехать\./ })).toHaveAttribute('href', '/choose');
  });

  it('shows the figures that describe it best', async () => {
    await render();

    expect(screen.getByText('72 ч').closest('dl')).toHaveTextContent('72 чна связи без питания');
  });

  it('shows what an installation costs and takes for this product', async () => {
    const servicePrices = [{ serviceId: 201, productId: 102, price: 9500, minHours: 5, maxHours: 7 }];
    const installation = makeService({ id: 201, name: 'Установка комплекса', price: 6500, servicePrices });
    await render('/invis_duos', { lists: { products: [duos, installation] } });

    expect(screen.getByText(/^Установим за 5.*7 ч, 9 500 ₽$/)).toBeVisible();
  });

  it("shows the bar of phones only while the page's own buttons are out of sight", async () => {
    const { container } = await render();
    const bar = () => container.querySelector('[aria-hidden][data-idle]');
    expect(bar()).toBeNull();

    act(() => observer.cross(true));
    expect(bar()).toHaveTextContent('В корзину');

    act(() => observer.cross(false));
    expect(bar()).toBeNull();
  });

  it('offers a mail about stock and a telephone link, and nothing to select or buy, for a sold-out product', async () => {
    await render('/card_reader_sk1');

    expect(screen.getByText('Нет в наличии')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Сообщить о поступлении/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Уточнить срок: 8 800 000-24-70/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/Доставим по Москве/)).not.toBeInTheDocument();
  });

  it('says that a product is discontinued and offers similar ones', async () => {
    await render('/tracker_tm2');

    expect(await screen.findByRole('heading', { level: 1, name: 'Трекер ТМ-2' })).toBeVisible();
    expect(screen.getByText('Товар снят с продажи')).toBeVisible();
    expect(screen.getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
  });

  it('offers to load the page again when the list of products did not load', async () => {
    await render('/invis_duos', { lists: { products: [] } });

    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось получить список товаров');
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });
});
