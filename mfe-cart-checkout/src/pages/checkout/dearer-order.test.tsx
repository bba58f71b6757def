import { fillProducts, userEvent } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  answerWith,
  chooseDelivery,
  createFakeApi,
  enter,
  failWith,
  fillRecipient,
  keyOfCall,
  makeLists,
  PLACED,
  submit,
  type FakeApi,
} from '../../testing';
import { renderCheckout } from '../../testing/render-checkout';

const FINISH = 'Открыта страница /checkout/finish';

/** 24,900 with two tags for 1,900 each, brought for 450. */
const SHOWN = 29_150;
const dearer = (total: number, productId: number, price: number) =>
  failWith('CONFLICT', { total, prices: [{ productId, price }] });

function expectedTotals(api: Pick<FakeApi, 'calls'>): unknown[] {
  const orders = api.calls.filter(({ operation }) => operation === 'CreateOrder');
  return orders.map(({ variables: { input } }) => (input as { expectedTotal: unknown }).expectedTotal);
}

async function fillOrder() {
  await fillRecipient();
  await chooseDelivery('Москва', /Курьер/);
  await enter('Улица', 'ул. Академика Янгеля');
  await enter('Дом', '14');
}

describe('an order that has become dearer', () => {
  it('is sent with the total on the page, delivery included', async () => {
    const api = createFakeApi(PLACED);
    renderCheckout({ api });
    await fillOrder();

    await submit();

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(expectedTotals(api)).toEqual([SHOWN]);
  });

  it('says what has changed, keeps the form, loads the prices again, and is ordered by one more press', async () => {
    const api = createFakeApi(dearer(31_150, 102, 26_900), failWith('INTERNAL_SERVER_ERROR'));
    const { shop } = renderCheckout({ api });
    await fillOrder();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(/Теперь сумма заказа 31.150.₽/);
    expect(screen.getByText('INVIS DUOS: было 24 900 ₽, стало 26 900 ₽')).toBeVisible();
    expect(screen.queryByText(/Радиометка РМ-2: было/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Дом')).toHaveValue('14');
    expect(shop.cart.getState().items).toHaveLength(2);
    const lists = () =>
      api.calls.flatMap(({ operation, variables }) => (operation === 'PublicLists' ? Object.keys(variables) : []));
    await waitFor(() => expect(lists()).toEqual(expect.arrayContaining(['products', 'deliveryPrices'])));

    api.answers = [PLACED];
    await submit();

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(expectedTotals(api)).toEqual([SHOWN, 31_150]);
  });

  it('is compared with the page again once the buyer has changed it', async () => {
    const api = createFakeApi(dearer(31_150, 102, 26_900), failWith('INTERNAL_SERVER_ERROR'));
    renderCheckout({ api });
    await fillOrder();
    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();

    await userEvent.click(screen.getByRole('radio', { name: /Транспортная/ }));
    await screen.findByLabelText('Улица'); // the city has no pick-up points
    api.answers = [PLACED];
    await submit();

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(expectedTotals(api)).toEqual([SHOWN, 29_320]);
  });

  it('shows the new prices in the summary once they have arrived', async () => {
    const { products = [] } = makeLists();
    const risen = products.map((product) => (product.id === 102 ? { ...product, price: 26_900 } : product));
    const api = createFakeApi(dearer(31_150, 102, 26_900), answerWith({ siteProducts: risen }));
    renderCheckout({ api });
    await fillOrder();

    await submit();

    expect(await screen.findByText('31 150 ₽')).toBeVisible();
    expect(screen.getByText('INVIS DUOS: было 24 900 ₽, стало 26 900 ₽')).toBeVisible();
  });

  it('keeps its key when the answer is lost and the price rises meanwhile', async () => {
    const { products = [] } = makeLists();
    const api = createFakeApi(failWith('INTERNAL_SERVER_ERROR'));
    const { shop } = renderCheckout({ api });
    await fillOrder();
    await submit();
    expect(await screen.findByText('Заказ не оформлен')).toBeVisible();

    const risen = products.map((product) => (product.id === 102 ? { ...product, price: 26_900 } : product));
    act(() => fillProducts(shop, risen));
    api.answers = [PLACED];
    await submit();

    expect(await screen.findByText(FINISH)).toBeVisible();
    expect(expectedTotals(api)).toEqual([SHOWN, 31_150]);
    expect(keyOfCall(api, 1)).toBe(keyOfCall(api, 0));
  });
});
