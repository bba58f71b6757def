import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseDelivery, createFakeApi, enter, failWith, fillRecipient, makeLists, submit } from '../../testing';
import { renderCheckout } from '../../testing/render-checkout';

function summary() {
  return within(screen.getByRole('complementary', { name: 'Итог заказа' }));
}

describe('a regular order', () => {
  it('moves to the first invalid field and lists all of them', async () => {
    const { api, container } = renderCheckout();
    expect(screen.queryByText('Поле обязательно для заполнения')).not.toBeInTheDocument();

    await submit();

    await waitFor(() => expect(screen.getByLabelText('Фамилия, имя и отчество')).toHaveFocus());
    expect(screen.getAllByText('Поле обязательно для заполнения')).toHaveLength(3);
    expect(screen.getByText('Проверьте: фамилия, имя и отчество; телефон; город')).toBeVisible();
    expect(api.calls).toHaveLength(0);
    await expectNoAxeViolations(container);
  });

  it('moves to an invalid address first, and refuses a day in the past', async () => {
    renderCheckout();
    await enter('Фамилия, имя и отчество', 'Анна');
    await enter('Телефон', '9120004164');
    await chooseDelivery('Москва', /Курьер/);
    fireEvent.change(screen.getByLabelText('Дата'), { target: { value: '2020-01-01' } });

    await submit();

    await waitFor(() => expect(screen.getByLabelText('Улица')).toHaveFocus());
    expect(screen.getByText('Дата не может быть в прошлом')).toBeVisible();
  });

  it('offers the ways of delivery to the chosen city with their prices', async () => {
    renderCheckout();

    await chooseDelivery('Москва', /Курьер магазина.*450/);
    expect(summary().getByText('Доставка, курьер')).toBeVisible();
    expect(summary().getByText('29 150 ₽')).toBeVisible();

    await chooseDelivery('Якутск', /Транспортная компания/);
    expect(screen.queryByRole('radio', { name: /Курьер/ })).not.toBeInTheDocument();
    expect(summary().getByText('по договорённости')).toBeVisible();
    expect(summary().getByText('Без доставки')).toBeVisible();
  });

  it('sends the chosen values, and nothing entered for another way', async () => {
    const { api } = renderCheckout();
    await fillRecipient();
    await chooseDelivery('Москва', /Курьер/);
    await enter('Улица', 'Тверская');
    await enter('Дом', '1');
    await userEvent.click(screen.getByRole('radio', { name: /Самовывоз.*0/ }));
    expect(screen.queryByLabelText('Улица')).not.toBeInTheDocument();
    expect(summary().getByText('Итого')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Картой при получении' }));

    await submit();

    expect(await screen.findByText('Открыта страница /checkout/finish')).toBeVisible();
    expect(api.calls[0]?.variables).toEqual({
      input: {
        idempotencyKey: expect.any(String) as string,
        expectedTotal: 28_700,
        fastOrder: false,
        userType: 'fiz',
        fio: 'Ветрова Анна Сергеевна',
        phone: '79120004164',
        email: null,
        orderComment: null,
        deliveryCityId: 1,
        deliveryTypeId: 3,
        paymentType: 'card_on_delivery',
        products: [{ productId: 102, productCount: 1, childProducts: [{ productId: 10201, productCount: 2 }] }],
      },
    });
  });

  it('advises what to do when the city is not in the list', async () => {
    renderCheckout();

    await enter('Город', 'Тверь');
    expect(screen.getByRole('status')).toHaveTextContent('Такого города в списке нет');
    await userEvent.tab();

    expect(await screen.findByText('Выберите город из списка')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Оформите быстрый заказ' })).toHaveAttribute('href', '/checkout?type=fast');
  });

  it.each([
    [true, ['Наличными', 'Картой при получении']],
    [false, ['Наличными', 'Картой при получении', 'Картой на сайте']],
  ])('offers the payment types for a person; is online payment off: %s', (isPaymentDisabled, names) => {
    renderCheckout({ config: { isPaymentDisabled } });

    const payment = within(screen.getByRole('radiogroup', { name: 'Способ оплаты' }));
    expect(payment.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toHaveLength(names.length);
    for (const name of names) expect(payment.getByRole('radio', { name })).toBeEnabled();
  });

  it('asks nothing about delivery for an order of services only', async () => {
    const cart = [{ id: 1, productId: 201, parentId: null, productCount: 1 }];
    const { api } = renderCheckout({ cart });
    expect(screen.queryByLabelText('Город')).not.toBeInTheDocument();
    await fillRecipient();

    await submit();

    expect(await screen.findByText('Открыта страница /checkout/finish')).toBeVisible();
    expect(api.calls[0]?.variables.input).not.toHaveProperty('deliveryTypeId');
  });

  it.each([
    [[], 'В корзине пусто'],
    [[{ id: 1, productId: 111, parentId: null, productCount: 4 }], 'Датчик ДТ-700: осталось 3 шт., в корзине 4'],
    [[{ id: 1, productId: 999, parentId: null, productCount: 1 }], 'Товар № 999: снят с продажи'],
  ])('shows no form for the cart %j', async (cart, text) => {
    renderCheckout({ cart });

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Телефон')).not.toBeInTheDocument();
  });

  it('opens again when the buyer chooses to order what is in stock', async () => {
    const cart = [{ id: 1, productId: 111, parentId: null, productCount: 4 }];
    const { shop } = renderCheckout({ cart, api: createFakeApi(failWith('INTERNAL_SERVER_ERROR')) });
    expect(screen.getByText('Заказ пока не оформить')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Заказать то, что есть' }));

    expect(screen.getByLabelText('Телефон')).toBeVisible();
    expect(shop.cart.getState().items[0]?.productCount).toBe(3);
  });

  it('can place an order when only the delivery prices are missing', async () => {
    const { deliveryPrices: _missing, ...lists } = makeLists();
    const { shop } = renderCheckout({ lists, api: createFakeApi(failWith('INTERNAL_SERVER_ERROR')) });
    await act(() => shop.lists.load(['deliveryPrices']));

    expect(await screen.findByText('Цена доставки не загрузилась')).toBeVisible();
    await chooseDelivery('Москва', /Курьер/);

    expect(summary().getByText('назовёт менеджер')).toBeVisible();
  });
});
