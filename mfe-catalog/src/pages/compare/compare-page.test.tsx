import { renderPageModule, userEvent } from '@shop/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { makeProduct, makeProperty } from '../../testing';
import { page } from '.';

const beacon = (value: string) => makeProperty({ id: 6, name: 'Автономный маяк', type: 'Охрана', value });
const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS S', properties: [beacon('Нет'), makeProperty({ id: 64 })] }),
  makeProduct({ id: 2, name: 'INVIS DUOS', properties: [beacon('Есть'), makeProperty({ id: 64 })] }),
  makeProduct({ id: 3, name: 'Трекер ТМ-4', category: 'Мониторинг транспорта' }),
  makeProduct({ id: 4, name: 'Трекер ТМ-2', category: 'Мониторинг транспорта', active: false }),
  makeProduct({ id: 5, name: 'Адаптер АН-1', category: null }),
];

async function render(comparedIds: number[], at = '/compare') {
  const result = await renderPageModule(page, { at, lists: { products } });
  await act(async () => comparedIds.forEach((id) => result.shop.compare.getState().add(id)));
  const lastNotice = () => result.shop.notices.getState().notices.at(-1);
  return { ...result, lastNotice };
}

const columns = () => screen.queryAllByRole('columnheader', { name: /./ }).map((head) => head.textContent);

describe('ComparePage', () => {
  it('shows differences side by side', async () => {
    await render([1, 2]);

    const row = within(screen.getByRole('table')).getByRole('row', { name: /Автономный маяк/ });

    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Нет', 'Есть']);
    expect(screen.queryByRole('rowheader', { name: 'Свойство 64' })).not.toBeInTheDocument();
    expect(screen.getAllByText(/1 отличие\s1 одинаковое свойство скрыто/)[0]).toBeVisible();
  });

  it('says so when nothing differs', async () => {
    await renderPageModule(page, {
      at: '/compare?ids=3,6',
      lists: { products: [...products, makeProduct({ id: 6, category: 'Мониторинг транспорта' })] },
    });

    expect(screen.getByText('Отличий нет: все свойства этих товаров одинаковые.')).toBeVisible();
  });

  it('marks the rows that differ among all properties', async () => {
    await render([1, 2]);

    await userEvent.click(screen.getByRole('switch', { name: 'Только различия' }));

    expect(screen.getByRole('rowheader', { name: /^Автономный маяк ?, отличаются$/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Свойство 64' })).toBeVisible();
  });

  it('lets a phone choose which two of several products are side by side', async () => {
    await render([1, 2, 3]);
    const left = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Товар слева', hidden: true });
    const right = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Товар справа', hidden: true });
    expect([left().value, right().value]).toEqual(['1', '2']);

    fireEvent.change(right(), { target: { value: '3' } });
    expect([left().value, right().value]).toEqual(['1', '3']);
    // The product of the other place changes places.
    fireEvent.change(left(), { target: { value: '3' } });
    expect([left().value, right().value]).toEqual(['3', '1']);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать из сравнения: Трекер ТМ-4' }));
    expect(screen.queryByRole('combobox', { hidden: true })).not.toBeInTheDocument();
  });

  it('compares goods of all categories, and has a tab for each, with uncategorized products last', async () => {
    await render([5, 1, 3, 2]);

    expect(screen.getAllByRole('link', { name: /INVIS DUOS|Трекер ТМ-4|Адаптер АН-1/ })).toHaveLength(4);
    expect(screen.getAllByText('нет данных').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Все4',
      'Охранные комплексы2',
      'Мониторинг транспорта1',
      'Без категории1',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: /Мониторинг транспорта/ }));

    expect(screen.getByRole('link', { name: 'Трекер ТМ-4' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'INVIS DUOS' })).not.toBeInTheDocument();
  });

  it('suggests a second product to compare, and shows all properties of a single one', async () => {
    await render([1]);

    expect(screen.getByText('Для сравнения нужен второй товар')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Свойство 64' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Только различия' })).toBeDisabled();
  });

  it('removes a product, keeps the focus on the page, and restores the product in its place', async () => {
    const { shop, lastNotice } = await render([1, 2]);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать из сравнения: INVIS DUOS S' }));

    expect(shop.compare.getState().items).toMatchObject([{ productId: 2 }]);
    expect(screen.getByRole('heading', { name: 'Сравнение' })).toHaveFocus();
    act(() => lastNotice()?.action?.run());
    expect(shop.compare.getState().items).toMatchObject([{ productId: 1 }, { productId: 2 }]);
  });

  it('clears the list, links to the goods, and restores the list', async () => {
    const { lastNotice } = await render([1, 2]);

    await userEvent.click(screen.getByRole('button', { name: 'Очистить список' }));

    expect(screen.getByText('Сравнивать пока нечего')).toBeVisible();
    expect(screen.getByRole('link', { name: 'К оборудованию' })).toHaveAttribute('href', '/products');
    expect(lastNotice()).toMatchObject({ title: 'Сравнение очищено', action: { text: 'Вернуть' } });
    act(() => lastNotice()?.action?.run());
    expect(screen.getAllByRole('columnheader', { name: /INVIS DUOS/ })).toHaveLength(2);
  });

  it('marks a discontinued product, and does not sell it', async () => {
    await render([3, 4]);

    const [, discontinued] = columns();

    expect(discontinued).toBe('Трекер ТМ-2Снят с\u00A0продажи');
    expect(screen.getAllByRole('button', { name: /В корзину/ })).toHaveLength(1);
  });

  it('offers to remove products that the catalogue no longer has', async () => {
    const { shop } = await render([1, 2, 999]);

    await userEvent.click(await screen.findByRole('button', { name: 'Убрать' }));

    expect(shop.compare.getState().items).toMatchObject([{ productId: 1 }, { productId: 2 }]);
    expect(screen.queryByText(/больше не продаётся/)).not.toBeInTheDocument();
  });

  it('shows the link when the clipboard is not available', async () => {
    const user = userEvent.setup();
    const { lastNotice } = await render([1, 2]);
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

    await user.click(screen.getByRole('button', { name: 'Поделиться' }));

    expect(lastNotice()?.text).toBe('https://shop.example/compare?ids=1,2');
  });

  it('loads the list again after a failure', async () => {
    const { shop } = await render([1, 2]);
    const load = jest.fn();
    act(() => shop.compare.setState({ hasFailed: true, load }));
    expect(screen.getByText('Сравнение не загрузилось')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(load).toHaveBeenCalledWith({ isForced: true });
  });

  describe('opened by a link', () => {
    it("shows the products of the link, and changes the visitor's own list only on request", async () => {
      const { shop } = await render([3], '/compare?ids=1,2');
      expect(screen.getByText(/открыто по ссылке/)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Убрать из сравнения: / })).not.toBeInTheDocument();
      expect(shop.compare.getState().items).toMatchObject([{ productId: 3 }]);

      await userEvent.click(screen.getByRole('button', { name: 'Добавить к моему сравнению' }));

      expect(shop.compare.getState().items).toMatchObject([{ productId: 3 }, { productId: 1 }, { productId: 2 }]);
    });

    it.each(['abc', '998,999', '-1'])('says that %s names nothing to compare', async (ids) => {
      await render([], `/compare?ids=${ids}`);

      expect(screen.getByText('По этой ссылке сравнивать нечего')).toBeVisible();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    });
  });

  it('loads the list again on a visit after 15 minutes', async () => {
    const load = jest.fn();
    await renderPageModule(page, {
      at: '/compare',
      lists: { products },
      prepare: (shop) => shop.compare.setState({ load }),
    });

    expect(load).toHaveBeenCalledWith();
  });
});
