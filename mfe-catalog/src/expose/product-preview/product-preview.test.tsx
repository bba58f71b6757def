import type { ProductDraft } from '@shop/shared/federation';
import { renderPage, userEvent } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { makeChild, makeDetails, makeProduct, makeService } from '../../testing';
import { ProductPreview } from './product-preview';

const SAVED = makeProduct({
  ...{ id: 102, name: 'INVIS DUOS', slug: 'invis_duos', active: false, count: 5 },
  childProducts: [makeChild({ id: 31, name: 'Радиометка', price: 1900 })],
});
const KNOWN = [
  SAVED,
  makeProduct({ id: 11, name: 'Антенна', price: 700 }),
  makeService({ id: 201, name: 'Установка комплекса' }),
];
const FACTS = [{ id: 'duos.backup', key: 'duos.backup', name: 'Без питания', value: '72', unit: 'ч' }];

const DRAFT: ProductDraft = {
  ...{ id: 102, code: 'D-2', name: 'INVIS DUOS 2', slug: 'invis_duos', category: null, description: 'Новый текст.' },
  ...{ price: 19_900, oldPrice: 24_900, saleEndsAt: '2026-11-30T20:59:00.000Z', stock: 0, discounts: [] },
  pictures: [
    { address: '/uploads/a-480.webp', alt: null, caption: 'в руке' },
    { address: '/uploads/b-480.webp', alt: null, caption: 'сбоку' },
  ],
  properties: [{ id: 1, name: 'Модули', type: 'Охрана', value: '2', showPreview: false }],
  accessories: [
    { id: null, productId: 11, price: 0 },
    { id: 31, productId: null, price: 1500 },
  ],
  details: makeDetails({
    keyFacts: [{ value: 'до {duos.backup}', text: 'на связи' }],
    documents: [{ title: 'Паспорт', href: 'https://example.ru/a.pdf' }],
    serviceIds: [201],
  }),
};

/** The API: products by their ids, facts, and nothing else. */
function answer(asked: Parameters<typeof fetch>[0]): Response {
  const url = typeof asked === 'string' ? asked : '';
  if (url.endsWith('/facts')) return Response.json({ data: { siteFacts: FACTS } });
  const filter = new URL(url, 'https://shop.example').searchParams.get('filter') ?? '{}';
  const { ids = [] } = JSON.parse(filter) as { ids?: number[] };
  return Response.json({ data: { siteProducts: KNOWN.filter(({ id }) => ids.includes(id)) } });
}

const open = (draft = DRAFT) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answer(url));
  return renderPage(() => <ProductPreview draft={draft} />, { at: '/admin/goods/102' });
};

afterEach(() => jest.restoreAllMocks());

it('shows the page with what is not saved, also of a product that is off sale', async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'INVIS DUOS 2' })).toBeVisible();
  expect(screen.getByText('Новый текст.')).toBeVisible();
  expect(screen.getByText(/^до 72\sч$/)).toBeVisible();
  expect(await screen.findByText(/^до 30 ноября/)).toBeVisible();
  expect(screen.getByText('Антенна')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Радиометка.*1.500/ })).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Охрана' })).getByRole('row')).toHaveTextContent('Модули2');
  expect(screen.getByRole('link', { name: /Паспорт/ })).toHaveAttribute('href', 'https://example.ru/a.pdf');
  expect(screen.getByText('Установка комплекса')).toBeVisible();
});

it('turns pictures over, and does nothing else: no cart, no other page, no visit', async () => {
  const { shop } = open();
  await userEvent.click(await screen.findByRole('tab', { name: 'сбоку' }));
  expect(screen.getByRole('img', { name: 'INVIS DUOS 2: сбоку' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }));
  await userEvent.click(screen.getByRole('link', { name: /Паспорт/ }));

  expect(shop.cart.getState().items).toEqual([]);
  expect(window.location.pathname).toBe('/admin/goods/102');
  expect(shop.storage.read('shop.recent')).toBeNull();
});

it('shows a product that is not there yet', async () => {
  open({ ...DRAFT, id: 0, slug: null, accessories: [], stock: 20 });

  expect(await screen.findByRole('heading', { level: 1, name: 'INVIS DUOS 2' })).toBeVisible();
  expect(screen.getByText('В наличии')).toBeVisible();
});

it('says that it has failed, and tries again', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'));
  renderPage(() => <ProductPreview draft={DRAFT} />, { at: '/admin/goods/102' });
  await screen.findByText(/Страница не.загрузилась/);

  fetch.mockImplementation(async (url) => answer(url));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'INVIS DUOS 2' })).toBeVisible();
});
