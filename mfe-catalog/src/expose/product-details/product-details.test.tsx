import type { ProductDetailsProps } from '@shop/shared/federation';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeProduct, makeProperty, makeService, renderPage } from '../../testing';
import { ProductDetails } from './product-details';

const products = [
  makeProduct({
    id: 102,
    properties: [
      makeProperty({ id: 59, name: 'Размеры блока', value: '92\u00A0мм' }),
      makeProperty({ id: 1, name: 'Модули', type: 'Охрана', value: '2' }),
    ],
  }),
  makeProduct({ id: 117 }),
  makeService({ id: 201, name: 'Установка комплекса' }),
  makeService({ id: 202, name: 'Выезд мастера', active: false }),
];

function render(props: Partial<ProductDetailsProps> = {}) {
  const details = { productId: 102, documents: [], vehicles: [], serviceIds: [], ...props };
  return renderPage(() => <ProductDetails {...details} />, { lists: { products } });
}

describe('ProductDetails', () => {
  it('shows properties in groups', () => {
    render();

    expect(within(screen.getByRole('table', { name: 'Охрана' })).getByRole('row')).toHaveTextContent('Модули2');
    expect(screen.getByRole('table', { name: 'Питание и корпус' })).toHaveTextContent('Размеры блока');
    expect(screen.queryByRole('heading', { name: 'Документы' })).not.toBeInTheDocument();
  });

  it('names type and size of each document', () => {
    render({ documents: [{ title: 'Паспорт изделия', href: '/documents/passport.pdf', meta: 'PDF, 1,2 МБ' }] });

    const link = screen.getByRole('link', { name: /Паспорт изделия.*PDF, 1,2 МБ/ });

    expect(link).toHaveAttribute('href', '/documents/passport.pdf');
  });

  it('adds a fitting service to the cart, and leaves out those gone from sale', async () => {
    const { shop } = render({ serviceIds: [201, 202] });

    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Установка комплекса' }));

    expect(shop.cart.getState().items).toMatchObject([{ productId: 201, productCount: 1 }]);
    expect(screen.queryByText('Выезд мастера')).not.toBeInTheDocument();
  });

  it('draws no empty sections', () => {
    const { container } = render({ productId: 117 });

    expect(container).toBeEmptyDOMElement();
  });

  it('has no accessibility violations', async () => {
    const { container } = render({
      documents: [{ title: 'Паспорт изделия', href: '/documents/passport.pdf' }],
      vehicles: [{ title: 'Легковые машины', text: 'Бортовая сеть 12 В.' }],
      serviceIds: [201],
    });

    await expectNoAxeViolations(container);
  });
});
