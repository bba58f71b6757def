import { expectNoAxeViolations } from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeProduct, makeProperty, renderPage } from '../../testing';
import { ProductsPage } from './products-page';

const voltage = (value: string) => makeProperty({ id: 51, name: 'Бортовая сеть', value, showPreview: true });

const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS', price: 24900, properties: [voltage('12 В')] }),
  makeProduct({ id: 2, name: 'Радиоблокиратор РБ-1', price: 9800, count: 0, properties: [voltage('12 В')] }),
  makeProduct({ id: 3, name: 'Трекер ТМ-4', category: 'Мониторинг', price: 6900, properties: [voltage('24 В')] }),
  makeProduct({ id: 4, name: 'Адаптер АН-1', category: null, price: 3400 }),
];

// The form's own chunk comes a moment later.
const render = (at = '/products', shown = products) =>
  act(async () => renderPage(ProductsPage, { at, path: '/products', lists: { products: shown } }));

// Navigation is a transition, and ends after the click.
const follow = (name: string) => act(async () => userEvent.click(screen.getByRole('link', { name })));

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const address = () => decodeURIComponent(window.location.search.replaceAll('+', ' '));

describe('the list of goods', () => {
  it('filters by category, counts the others, and comes back', async () => {
    await render();

    expect(screen.getByRole('link', { name: 'Все 4' })).toHaveAttribute('aria-current', 'true');
    await follow('Мониторинг 1');

    await waitFor(() => expect(names()).toEqual(['Трекер ТМ-4']));
    expect(address()).toBe('?category=Мониторинг');
    expect(screen.getByRole('link', { name: 'Мониторинг 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Найдено: 1');

    await act(async () => window.history.back());

    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('shows what is in stock only', async () => {
    await render();

    await userEvent.click(screen.getByRole('switch', { name: 'В наличии' }));

    await waitFor(() => expect(names()).toEqual(['INVIS DUOS', 'Трекер ТМ-4', 'Адаптер АН-1']));
    expect(address()).toBe('?stock=1');
  });

  it('orders by price and name without categories, and by category as the shop does', async () => {
    await render();
    const order = screen.getByRole('combobox', { name: 'Сортировка' });

    await userEvent.selectOptions(order, 'Сначала дешевле');
    await waitFor(() => expect(names()).toEqual(['Адаптер АН-1', 'Трекер ТМ-4', 'Радиоблокиратор РБ-1', 'INVIS DUOS']));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Найденное оборудование');
    await userEvent.selectOptions(order, 'Сначала дороже');
    await waitFor(() => expect(names()[0]).toBe('INVIS DUOS'));
    await userEvent.selectOptions(order, 'По названию');
    await waitFor(() => expect(names()[0]).toBe('Адаптер АН-1'));
    expect(address()).toBe('?sort=name');

    await userEvent.selectOptions(order, 'Сначала рекомендуемые');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2));
    expect(address()).toBe('');
  });

  it('goes back to the order before, even if Back comes ahead of the list', async () => {
    await render();
    const order = screen.getByRole('combobox', { name: 'Сортировка' });
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

    await act(async () => {
      fireEvent.change(order, { target: { value: 'dear' } });
      window.history.back();
      await isBack;
    });

    expect(address()).toBe('');
    expect(order).toHaveValue('sort');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('filters by price, and tells what is no price', async () => {
    await render();
    await userEvent.click(screen.getByText('Цена и свойства'));

    await userEvent.type(screen.getByLabelText('от'), '5000');
    await userEvent.type(screen.getByLabelText('до'), '9800');
    await waitFor(() => expect(names()).toEqual(['Радиоблокиратор РБ-1', 'Трекер ТМ-4']));
    await waitFor(() => expect(address()).toBe('?from=5000&to=9800'));

    await userEvent.clear(screen.getByLabelText('до'));
    await userEvent.type(screen.getByLabelText('до'), 'дорого');
    expect(await screen.findByText('Введите цену цифрами, в рублях')).toBeVisible();
    expect(screen.getByLabelText('до')).toBeInvalid();
    expect(names()).toHaveLength(3);
  });

  it('filters by a property of the cards, with what each value would leave', async () => {
    await render();
    await userEvent.click(screen.getByText('Цена и свойства'));

    const network = screen.getByRole('group', { name: 'Бортовая сеть' });
    await userEvent.click(within(network).getByRole('checkbox', { name: '12 В 2' }));
    await waitFor(() => expect(names()).toEqual(['INVIS DUOS', 'Радиоблокиратор РБ-1']));
    expect(address()).toBe('?property=51:12 В');

    await userEvent.click(within(network).getByRole('checkbox', { name: '24 В 1' }));
    await waitFor(() => expect(names()).toHaveLength(3));

    await userEvent.click(screen.getByRole('button', { name: 'Показать: 3' }));
    expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveFocus();
  });

  it('has the counts of its panel right whenever it is open', async () => {
    await render();
    await userEvent.type(screen.getByRole('searchbox'), 'трекер');
    await waitFor(() => expect(names()).toEqual(['Трекер ТМ-4']));

    await userEvent.click(screen.getByText('Цена и свойства'));
    expect(await screen.findByRole('checkbox', { name: '24 В 1' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '12 В 0' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Показать: 1' })).toBeVisible();

    await userEvent.clear(screen.getByRole('searchbox'));
    expect(await screen.findByRole('checkbox', { name: '12 В 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Показать: 4' })).toBeVisible();
  });

  describe('of many goods', () => {
    // Cards come one with each frame, and a frame of jsdom is slow.
    const inTime = { timeout: 4000 };
    const many = Array.from({ length: 14 }, (_, index) =>
      makeProduct({
        id: index + 1,
        name: index === 4 ? 'Сирена' : `Модуль ${index + 1}`,
        price: 1000 * (14 - index),
        img: `/m${index + 1}.svg`,
      }),
    );
    const cheapFirst = many.toReversed();
    // Asked for with each change of the page: a query by role takes a tenth of a second.
    const shown = () =>
      [...document.querySelectorAll('article')].map((card) => ({
        name: card.querySelector('h3')?.textContent,
        img: card.querySelector('img')?.getAttribute('src'),
      }));
    const of = (goods: typeof many) => goods.map(({ name, img }) => ({ name, img }));

    it('changes every card, with its picture', async () => {
      await render('/products', many);
      expect(shown()).toEqual(of(many));

      const order = screen.getByRole('combobox', { name: 'Сортировка' });
      await act(async () => userEvent.selectOptions(order, 'Сначала дешевле'));

      await waitFor(() => expect(shown()).toEqual(of(cheapFirst)), inTime);
    });

    it('shows what was asked for last, though an earlier change was still under way', async () => {
      await render('/products', many);
      const order = screen.getByRole('combobox', { name: 'Сортировка' });

      await act(async () => userEvent.selectOptions(order, 'Сначала дешевле'));
      await act(async () => userEvent.selectOptions(order, 'Сначала дороже'));

      await waitFor(() => expect(shown()).toEqual(of(many)), inTime);
    });

    it('has all cards again when few were found and the search is emptied', async () => {
      await render('/products', many);
      await userEvent.type(screen.getByRole('searchbox'), 'сирена');
      await waitFor(() => expect(shown()).toEqual(of(many.slice(4, 5))));

      await userEvent.clear(screen.getByRole('searchbox'));

      await waitFor(() => expect(shown()).toEqual(of(many)), inTime);
    });
  });

  it('searches while one types, says what it has read, and puts it into the address after a pause', async () => {
    await render();

    await userEvent.type(screen.getByRole('searchbox'), 'nhtrth');

    await waitFor(() => expect(names()).toEqual(['Трекер ТМ-4']));
    expect(screen.getByRole('status')).toHaveTextContent('Показаны результаты для «трекер». Найдено: 1');
    await waitFor(() => expect(address()).toBe('?q=nhtrth'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('opens filtered from a link', async () => {
    await render('/products?q=трекер&stock=1&property=51:24+В&sort=dear');

    expect(names()).toEqual(['Трекер ТМ-4']);
    expect(screen.getByRole('searchbox')).toHaveValue('трекер');
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveValue('dear');
    expect(screen.getByRole('checkbox', { name: '24 В 1' })).toBeChecked();
  });

  it('offers a way out where nothing fits', async () => {
    await render('/products?q=лодка&sort=dear');

    expect(screen.getByRole('heading', { name: 'Товаров по этим условиям нет' })).toBeVisible();
    await follow('Сбросить фильтры');

    await waitFor(() => expect(names()).toHaveLength(4));
    expect(address()).toBe('?sort=dear');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveFocus();
  });

  it('shows a long list in pages and takes the focus along', async () => {
    const many = Array.from({ length: 30 }, (_, index) => makeProduct({ id: index + 1, name: `Товар ${index + 1}` }));
    await render('/products', many);
    expect(names()).toHaveLength(24);

    await follow('Показать ещё');

    await waitFor(() => expect(names()).toHaveLength(30));
    expect(screen.getByRole('link', { name: 'Товар 25' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
    expect(address()).toBe('?page=2');
  });

  it('is a form that works without scripts', async () => {
    await render('/products?category=Мониторинг&property=99:редкое');
    const form = screen.getByRole('search');

    expect(form).toHaveAttribute('action', '/products');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['category', 'Мониторинг'],
      ['property', '99:редкое'],
      ['q', ''],
      ['from', ''],
      ['to', ''],
      ['sort', 'sort'],
    ]);
  });

  it('has no accessibility violations with the panel open', async () => {
    const { container } = await render('/products?from=1000');

    await expectNoAxeViolations(container);
  });
});
