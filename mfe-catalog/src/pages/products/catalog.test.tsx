import { renderPageModule, userEvent } from '@shop/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeProduct, makeProperty } from '../../testing';
import { page } from '.';

const voltage = (value: string) => makeProperty({ id: 51, name: 'Бортовая сеть', value, showPreview: true });

const products = [
  makeProduct({
    id: 1,
    name: 'INVIS DUOS',
    price: 24900,
    properties: [voltage('12 В'), makeProperty({ id: 2, name: 'Линии блокировки', value: '1' })],
  }),
  makeProduct({ id: 2, name: 'Радиоблокиратор РБ-1', price: 9800, count: 0, properties: [voltage('12 В')] }),
  makeProduct({ id: 3, name: 'Трекер ТМ-4', category: 'Мониторинг', price: 6900, properties: [voltage('24 В')] }),
  makeProduct({ id: 4, name: 'Адаптер АН-1', category: null, price: 3400 }),
];

const open = (at = '/products', shown = products) =>
  renderPageModule(page, { at, path: '/products/:category?', lists: { products: shown } });

async function render(at?: string, shown?: typeof products) {
  await open(at, shown);
  await waitFor(() => expect(document.querySelector('li:empty')).toBeNull());
}

/** Writes all of a text at once: typing it would render the list for each letter. */
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

// Called for each change of the page; a query by role would take a tenth of a second.
const names = () => [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);
const category = () => window.location.pathname;
const address = () => decodeURIComponent(window.location.search.replaceAll('+', ' '));

describe('the list of goods', () => {
  it('filters by category, counts the others, and comes back', async () => {
    await render();

    expect(screen.getByRole('link', { name: 'Все 4' })).toHaveAttribute('aria-current', 'true');
    await follow('Мониторинг 1');

    await waitFor(() => expect(names()).toEqual(['Трекер ТМ-4']));
    expect(category()).toBe('/products/monitoring');
    expect(screen.getByRole('link', { name: 'Мониторинг 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мониторинг');

    window.history.back();

    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('shows what is in stock only', async () => {
    await render();

    await userEvent.click(screen.getByRole('switch', { name: 'В наличии' }));

    await waitFor(() => expect(names()).toEqual(['INVIS DUOS', 'Трекер ТМ-4', 'Адаптер АН-1']));
    expect(address()).toBe('?stock=1');
  });

  it('orders by price without categories, and by category as the shop does', async () => {
    await render();
    const order = screen.getByRole('combobox', { name: 'Сортировка' });

    await userEvent.selectOptions(order, 'Сначала дешевле');
    await waitFor(() => expect(names()).toEqual(['Адаптер АН-1', 'Трекер ТМ-4', 'Радиоблокиратор РБ-1', 'INVIS DUOS']));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Найденное оборудование');
    expect(address()).toBe('?sort=cheap');

    await userEvent.selectOptions(order, 'Сначала рекомендуемые');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2));
    expect(address()).toBe('');
  });

  it('goes back to the order before, even if Back comes ahead of the list', async () => {
    await render();
    const order = screen.getByRole('combobox', { name: 'Сортировка' });

    fireEvent.change(order, { target: { value: 'dear' } });
    window.history.back();

    await waitFor(() => expect(order).toHaveValue('sort'));
    expect(address()).toBe('');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  });

  it('keeps what is typed while the list of the letters before is on its way', async () => {
    await render();
    const search = screen.getByRole('searchbox');

    write(search, 'трекер ');
    await waitFor(() => expect(names()).toEqual(['Трекер ТМ-4']));
    await userEvent.type(search, 'тм');

    expect(search).toHaveValue('трекер тм');
  });

  it('filters by what the goods are needed for, in an address to share, with a chip to remove it', async () => {
    await render();
    await userEvent.click(screen.getByText('Задача и цена'));
    const needs = screen.getByRole('group', { name: 'Что нужно' });
    expect(within(needs).getByRole('checkbox', { name: 'Батарея 0' })).toBeDisabled();

    await userEvent.click(within(needs).getByRole('checkbox', { name: 'Не дать уехать 1' }));

    await waitFor(() => expect(names()).toEqual(['INVIS DUOS']));
    expect(address()).toBe('?need=block');
    expect(within(needs).getByRole('checkbox', { name: 'Не дать уехать 1' })).toBeChecked();

    await userEvent.click(await screen.findByRole('link', { name: 'Убрать: Не дать уехать' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(address()).toBe('');
  });

  it('filters by price, and tells what is no price', async () => {
    await render();
    await userEvent.click(screen.getByText('Задача и цена'));

    write(screen.getByLabelText('от'), '5000');
    write(screen.getByLabelText('до'), '9800');
    await waitFor(() => expect(names()).toEqual(['Радиоблокиратор РБ-1', 'Трекер ТМ-4']));
    await waitFor(() => expect(address()).toBe('?from=5000&to=9800'));

    write(screen.getByLabelText('до'), 'дорого');
    expect(await screen.findByText('Введите цену цифрами, в рублях')).toBeVisible();
    expect(screen.getByLabelText('до')).toBeInvalid();
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('filters by a property of the cards, with what each value would leave', async () => {
    await render();
    await userEvent.click(screen.getByText('Задача и цена'));
    await userEvent.click(screen.getByText('Характеристики'));

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
    write(screen.getByRole('searchbox'), 'трекер');
    await waitFor(() => expect(names()).toEqual(['Трекер ТМ-4']));

    await userEvent.click(screen.getByText('Задача и цена'));
    await userEvent.click(screen.getByText('Характеристики'));
    expect(await screen.findByRole('checkbox', { name: '24 В 1' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '12 В 0' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Показать: 1' })).toBeVisible();

    write(screen.getByRole('searchbox'), '');
    expect(await screen.findByRole('checkbox', { name: '12 В 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Показать: 4' })).toBeVisible();
  });

  it('filters by the thumbs of the price, and shows each condition as a link that removes it', async () => {
    await render('/products?stock=1');
    await userEvent.click(screen.getByText('Задача и цена'));

    fireEvent.change(await screen.findByRole('slider', { name: 'Цена до, ползунок' }), { target: { value: '7000' } });

    expect(screen.getByLabelText('до')).toHaveValue('7000');
    await waitFor(() => expect(names()).toEqual(['Трекер ТМ-4', 'Адаптер АН-1']));
    const chips = () => screen.getByRole('list', { name: 'Выбранные фильтры' });
    expect(
      within(chips())
        .getAllByRole('link')
        .map((chip) => chip.textContent.replaceAll('\u00A0', ' ')),
    ).toEqual(['Убрать: В наличии', 'Убрать: до 7 000 ₽']);

    await userEvent.click(within(chips()).getByRole('link', { name: /^Убрать: до 7/ }));
    await waitFor(() => expect(names()).toEqual(['INVIS DUOS', 'Трекер ТМ-4', 'Адаптер АН-1']));
    expect(address()).toBe('?stock=1');
    expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveFocus();
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
    await render('/products?q=лодка&sort=dear&stock=1');

    expect(screen.getByRole('heading', { name: 'Товаров по этим условиям нет' })).toBeVisible();
    await follow('Сбросить фильтры');

    await waitFor(() => expect(names()).toHaveLength(4));
    expect(address()).toBe('?sort=dear');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveFocus();
  });

  it('advises nobody to remove a filter who has set none', async () => {
    await render('/products?q=лодка');

    expect(screen.getByRole('heading', { name: 'По запросу «лодка» ничего не нашлось' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Подобрать модель' })).toHaveLength(2);
    expect(screen.queryByText(/фильтр/)).not.toBeInTheDocument();

    await follow('Всё оборудование');
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  describe('of more than one page', () => {
    const many = Array.from({ length: 30 }, (_, index) => makeProduct({ id: index + 1, name: `Товар ${index + 1}` }));

    it('adds the next page to those shown, and takes the focus along', async () => {
      await render('/products', many);
      expect(names()).toHaveLength(24);

      await follow('Показать ещё');

      await waitFor(() => expect(names()).toHaveLength(30));
      expect(screen.getByRole('link', { name: 'Товар 25' })).toHaveFocus();
      expect(address()).toBe('?page=2');
      expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
    });

    it('draws the cards of a new search a few a frame, in places that are there from the start', async () => {
      const sirens = Array.from({ length: 10 }, (_, index) =>
        makeProduct({ id: 200 + index, name: `Сирена ${index}` }),
      );
      await render('/products', [...many, ...sirens]);
      const drawn = new Set<string>();
      const observer = new MutationObserver(() => {
        drawn.add(`${names().length} of ${document.querySelectorAll('li:has(> article), li:empty').length}`);
      });
      observer.observe(document.body, { subtree: true, childList: true });

      write(screen.getByRole('searchbox'), 'сирена');
      await waitFor(() => expect([...drawn]).toEqual(['4 of 10', '8 of 10', '10 of 10']));
      drawn.clear();
      fireEvent.click(screen.getByText('Сбросить фильтры'));
      await waitFor(() => expect(names()[0]).toBe(many[0]?.name));

      expect([...drawn]).toEqual(['24 of 24']);
      observer.disconnect();
    });

    it('draws its first cards with the heading when a link opens it, and the others after them', async () => {
      await open('/products', many);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(names()).toHaveLength(4);

      await waitFor(() => expect(names()).toHaveLength(24));
    });

    it('opens at a later page by a link, with a way to the first', async () => {
      await render('/products?page=2', many);
      expect(names()).toEqual(many.slice(24).map(({ name }) => name));

      await follow('Показать с начала');

      await waitFor(() => expect(names()).toEqual(many.slice(0, 24).map(({ name }) => name)));
    });
  });

  it('is a form that works without scripts', async () => {
    await render('/products/monitoring?property=99:редкое');
    const form = screen.getByRole('search');

    expect(form).toHaveAttribute('action', '/products/monitoring');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['property', '99:редкое'],
      ['q', ''],
      ['from', ''],
      ['to', ''],
      ['sort', 'sort'],
    ]);
  });
});
