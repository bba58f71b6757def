import type { DeliveryUserAddress, Shop } from '@shop/shared/runtime';
import { expectNoAxeViolations, fakeApi, userEvent } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { enter, makeLists } from '../../testing';
import { renderCheckout } from '../../testing/render-checkout';

const USER = {
  id: 7,
  email: 'anna@example.ru',
  fullname: 'Ветрова Анна Сергеевна',
  phone: '79120004164',
  active: true,
};

const HOME: DeliveryUserAddress = {
  id: 1,
  city: 'Москва',
  street: 'ул. Академика Янгеля',
  home: '14',
  entrance: null,
  floor: '8',
  apartment: '118',
  selected: true,
};
const WORK: DeliveryUserAddress = { ...HOME, id: 2, city: 'Якутск', street: 'пр. Ленина', home: '1', selected: false };
const AWAY: DeliveryUserAddress = { ...HOME, id: 3, city: 'Тверь', selected: false };

function signIn(shop: Shop, items: DeliveryUserAddress[] = [WORK, HOME, AWAY]) {
  act(() => {
    shop.auth.getState().setUser(USER);
    shop.userAddresses.setState({ items });
  });
}

const saved = () => within(screen.getByRole('radiogroup', { name: 'Сохранённые адреса' }));

describe('a signed-in buyer', () => {
  it('gets a form filled with the known data', async () => {
    const { shop, container } = renderCheckout();

    signIn(shop);

    await expectNoAxeViolations(container);
    expect(screen.getByLabelText('Фамилия, имя и отчество')).toHaveValue(USER.fullname);
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
    expect(screen.getByLabelText(/E-mail/)).toHaveValue(USER.email);
    expect(saved().getByRole('radio', { name: 'Москва' })).toBeChecked();
    expect(screen.getByLabelText('Город')).toHaveValue('Москва');
    await userEvent.click(screen.getByRole('radio', { name: /Курьер/ }));
    expect(screen.getByLabelText('Улица')).toHaveValue('ул. Академика Янгеля');
    expect(screen.getByLabelText('Квартира')).toHaveValue('118');
  });

  it('finds the saved city in a list that arrives after the address', () => {
    const { deliveryCities: cities = [], ...lists } = makeLists();
    const { shop } = renderCheckout({ lists, api: fakeApi() });
    signIn(shop);
    expect(screen.getByRole('status')).toHaveTextContent('Загружаем корзину');

    act(() => shop.lists.stores.deliveryCities.getState().replace(cities));

    expect(screen.getByLabelText('Город')).toHaveValue('Москва');
  });

  it('keeps values typed before the record arrived', async () => {
    const { shop } = renderCheckout();
    await enter('Фамилия, имя и отчество', 'Пётр');
    await enter('Город', 'Якутск');

    signIn(shop);

    expect(screen.getByLabelText('Фамилия, имя и отчество')).toHaveValue('Пётр');
    expect(screen.getByLabelText('Город')).toHaveValue('Якутск');
    expect(saved().getByRole('radio', { name: 'Новый адрес' })).toBeChecked();
  });

  it('chooses another address, or types one', async () => {
    const { shop } = renderCheckout();
    signIn(shop);

    await userEvent.click(saved().getByRole('radio', { name: 'Якутск' }));
    expect(screen.getByLabelText('Город')).toHaveValue('Якутск');
    await userEvent.click(screen.getByRole('radio', { name: /Транспортная/ }));
    expect(await screen.findByLabelText('Улица')).toHaveValue('пр. Ленина');
    await userEvent.click(saved().getByRole('radio', { name: 'Новый адрес' }));

    expect(screen.getByLabelText('Улица')).toHaveValue('');
    expect(screen.getByLabelText('Город')).toHaveValue('Якутск');
    // The shop does not deliver to the city of the last address any more.
    await userEvent.click(saved().getByRole('radio', { name: 'Тверь' }));
    expect(screen.getByLabelText('Город')).toHaveValue('');
    expect(saved().getByRole('radio', { name: 'Тверь' })).toBeChecked();
  });

  it('sees no addresses when none are saved', () => {
    const { shop } = renderCheckout();

    signIn(shop, []);

    expect(screen.queryByRole('radiogroup', { name: 'Сохранённые адреса' })).not.toBeInTheDocument();
  });
});
