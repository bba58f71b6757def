import { makeChild, makeProduct } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { makeLists } from '../../testing/fixtures';
import { renderCheckout } from '../../testing/render-checkout';

const PART = makeChild({ id: 10205, name: 'Реле скрытой блокировки', price: 0 });
const DUOS = makeProduct({ id: 102, name: 'INVIS DUOS', price: 24_900, childProducts: [PART] });

it('lists an included part in the count of its product, without a price and with nothing to press', () => {
  const cart = [
    { id: 1, productId: 102, parentId: null, productCount: 2 },
    { id: 2, productId: 10205, parentId: 1, productCount: 1 },
  ];
  renderCheckout({ cart, lists: makeLists({ products: [DUOS] }) });

  const summary = within(screen.getByRole('complementary', { name: 'Итог заказа' }));
  const [, part] = summary.getAllByRole('listitem');

  expect(part).toHaveTextContent(/^Реле скрытой блокировки2\sшт\.Входит в комплект$/);
  expect(within(part ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  expect(summary.queryByText(/^0\s₽/)).not.toBeInTheDocument();
  expect(summary.getAllByText(/^49\s800\s₽$/)).not.toHaveLength(0);
});
