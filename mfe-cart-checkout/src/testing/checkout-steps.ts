import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith } from './fake-api';

/** INVIS DUOS with its radio tag. */
export const CART = [
  { id: 1, productId: 102, parentId: null, productCount: 1 },
  { id: 2, productId: 10201, parentId: 1, productCount: 2 },
];

export const PLACED = answerWith({
  siteCreateOrder: {
    id: 123,
    fio: 'Анна',
    email: null,
    createdAt: '2026-11-20T08:42:00.000Z',
    deliveryPrice: 0,
    products: [
      {
        productId: 102,
        productCount: 1,
        productName: 'INVIS DUOS',
        productPrice: 24900,
        discount: 0,
        childProducts: [],
      },
    ],
  },
});

export async function fillFastOrder(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
  await userEvent.type(screen.getByLabelText('Телефон'), '9120004164');
  await userEvent.click(screen.getByRole('checkbox', { name: /Принимаю/ }));
}

export async function fillRecipient(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Фамилия, имя и отчество'), 'Ветрова Анна Сергеевна');
  await userEvent.type(screen.getByLabelText('Телефон'), '9120004164');
  await userEvent.click(screen.getByRole('checkbox', { name: /Принимаю/ }));
}

export async function chooseDelivery(city: string, way: RegExp): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Город'), city);
  await userEvent.click(screen.getByRole('radio', { name: way }));
}

export async function submit(name = 'Оформить заказ'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}
