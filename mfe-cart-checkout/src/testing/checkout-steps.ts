import { userEvent } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
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
    createdAt: new Date().toISOString(),
    deliveryPrice: 0,
    userType: 'fiz',
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

/** Fills a field at once: clicks and typing key by key would take most of the tests' time. */
export async function enter(label: string, text: string): Promise<void> {
  act(() => screen.getByLabelText(label).focus());
  await userEvent.paste(text);
}

export async function fillFastOrder(): Promise<void> {
  await enter('Имя', 'Анна');
  await enter('Телефон', '9120004164');
}

export async function fillRecipient(): Promise<void> {
  await enter('Фамилия, имя и отчество', 'Ветрова Анна Сергеевна');
  await enter('Телефон', '9120004164');
}

export async function chooseDelivery(city: string, way: RegExp): Promise<void> {
  await userEvent.clear(screen.getByLabelText('Город'));
  await enter('Город', city);
  await userEvent.click(screen.getByRole('radio', { name: way }));
}

/** Requisites that pass every check. */
export const REQUISITES = {
  ИНН: '7700000016',
  КПП: '770101001',
  Название: 'ООО «Первая прокатная»',
  'Юридический адрес': '125373, г. Москва, бульвар Яна Райниса, д. 41',
  БИК: '044525225',
  Банк: 'Банк «Образец», АО',
  'Расчётный счёт': '40702810200000012345',
  'Корреспондентский счёт': '30101810400000000225',
};

export async function fillCompany(requisites: Readonly<Record<string, string>> = REQUISITES): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'Организация или ИП' }));
  for (const [label, text] of Object.entries(requisites)) {
    await enter(label, text);
  }
  await userEvent.tab();
}

export async function submit(name = 'Оформить заказ'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}
