import { expectNoAxeViolations } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeProduct, makeProperty, renderPage } from '../../testing';
import { ComparePage } from './compare-page';

const beacon = (value: string) => makeProperty({ id: 6, name: 'Автономный маяк', type: 'Охрана', value });
const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS S', properties: [beacon('Нет'), makeProperty({ id: 64 })] }),
  makeProduct({ id: 2, name: 'INVIS DUOS', properties: [beacon('Есть'), makeProperty({ id: 64 })] }),
];

function render(comparedIds: number[]) {
  const result = renderPage(ComparePage, { at: '/compare', lists: { products } });
  act(() => comparedIds.forEach((id) => result.shop.compare.getState().add(id)));
  return result;
}

describe('ComparePage', () => {
  it('shows what differs, side by side', () => {
    render([1, 2]);

    const row = within(screen.getByRole('table')).getByRole('row', { name: /Автономный маяк/ });

    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Нет', 'Есть']);
    expect(screen.queryByRole('rowheader', { name: 'Свойство 64' })).not.toBeInTheDocument();
    expect(screen.getByText(/1 одинаковое свойство скрыто/)).toBeVisible();
  });

  it('removes a product, and then asks for a second one', async () => {
    const { shop } = render([1, 2]);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать INVIS DUOS S из сравнения' }));

    expect(shop.compare.getState().items).toMatchObject([{ productId: 2 }]);
    expect(screen.getByText('Для сравнения нужен второй товар')).toBeVisible();
  });

  it('clears the list and leads back to the goods', async () => {
    render([1, 2]);

    await userEvent.click(screen.getByRole('button', { name: 'Очистить список' }));

    expect(screen.getByText('Сравнивать пока нечего')).toBeVisible();
    expect(screen.getByRole('link', { name: 'К оборудованию' })).toHaveAttribute('href', '/products');
  });

  it('has no accessibility violations', async () => {
    const { container } = render([1, 2]);

    await expectNoAxeViolations(container);
  });
});
