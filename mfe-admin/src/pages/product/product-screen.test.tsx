import type { ShopStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ProductCardFragment } from '../../generated/graphql';
import { BEACON, openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './product-screen';

const opened = (product: ProductCardFragment = BEACON): Answer => ({ data: { staffProduct: product } });
const PROPERTIES: Answer = { data: { staffProperties: [51, 52].map((id) => ({ id, name: `Свойство ${id}` })) } };

const open = (answers: Record<string, Answer[]>, at = '/admin/goods/300', storage?: ShopStorage) =>
  openScreen(
    Screen,
    { ListProperties: [PROPERTIES], OpenProduct: [opened()], ...answers },
    { at, path: '/admin/goods/:id', storage },
  );
const bar = () => screen.getByRole('group', { name: 'Сохранение' });

afterEach(() => jest.restoreAllMocks());

it('saves only what was changed, and keeps everything else', async () => {
  const { container, called } = open({
    SaveProduct: [{ data: { staffSaveProduct: { ...BEACON, revision: 5, name: 'Маяк 2', active: true } } }],
  });
  await screen.findByRole('textbox', { name: 'Название' });
  await expectNoAxeViolations(container);
  expect(screen.queryByRole('group', { name: 'Сохранение' })).not.toBeInTheDocument();

  await write('Название', 'Маяк 2');
  await userEvent.click(screen.getByRole('checkbox', { name: /В.продаже/ }));
  expect(bar()).toHaveTextContent(/Изменено: название, в.продаже/);
  await press('Сохранить');

  expect(called('SaveProduct')[0]?.variables).toEqual({
    id: 300,
    revision: 4,
    input: { name: 'Маяк 2', active: true },
  });
  expect(await screen.findByRole('link', { name: /Страница в.магазине/ })).toHaveAttribute('href', '/beacon');
  expect(screen.queryByRole('group', { name: 'Сохранение' })).not.toBeInTheDocument();
});

it('creates a product from nothing, and opens it', async () => {
  const { called } = open({ CreateProduct: [{ data: { staffCreateProduct: BEACON } }] }, '/admin/goods/new');
  await screen.findByRole('textbox', { name: 'Название' });

  await write('Название', 'Маяк щит');
  expect(screen.getByRole('textbox', { name: 'Адрес страницы' })).toHaveValue('maiak-shchit');
  await write('Адрес страницы', 'beacon');
  await write('Название', 'Маяк');
  await write('Артикул', 'M-1');
  await write('Цена, ₽', '4 900');
  await write(/На.полке/, '3');
  await press('Создать товар');

  expect(called('CreateProduct')[0]?.variables).toEqual({
    input: { name: 'Маяк', code: 'M-1', slug: 'beacon', price: 4900, newStockItem: { onHand: 3 } },
  });
  await waitFor(() => expect(window.location.pathname).toBe('/admin/goods/300'));
});

it('uploads photos, orders them by buttons and gives them words', async () => {
  const sent = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify({ address: '/uploads/c-480.webp' })));
  const { called } = open({ SaveProduct: [{ data: { staffSaveProduct: BEACON } }] });
  const photo = new File(['a'], 'photo.png', { type: 'image/png' });

  await userEvent.upload(await screen.findByLabelText('Добавить фотографии'), photo);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Подпись 3' }), 'сбоку');
  await press('Раньше: фото 3');
  await press('Убрать фото 1');
  await press('Сохранить');

  expect(sent).toHaveBeenCalledWith('/media', expect.objectContaining({ method: 'POST', body: photo }));
  expect(called('SaveProduct')[0]?.variables).toMatchObject({
    input: {
      pictures: [
        { address: '/uploads/c-480.webp', alt: '', caption: 'сбоку' },
        { address: '/uploads/b-480.webp', alt: 'Маяк на ладони', caption: 'в руке' },
      ],
    },
  });
});

it('saves nothing while a photo is on its way, which would stay behind', async () => {
  let answer: (response: Response) => void = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  open({});
  await screen.findByRole('textbox', { name: 'Название' });
  await write('Название', 'Маяк 2');

  await userEvent.upload(
    screen.getByLabelText('Добавить фотографии'),
    new File(['a'], 'photo.png', { type: 'image/png' }),
  );
  expect(within(bar()).getByText('Фотографии ещё загружаются')).toBeVisible();
  expect(within(bar()).getByRole('button', { name: 'Сохранить' })).toBeDisabled();

  answer(new Response(JSON.stringify({ address: '/uploads/c-480.webp' })));
  await waitFor(() => expect(within(bar()).getByRole('button', { name: 'Сохранить' })).toBeEnabled());
  expect(bar()).toHaveTextContent(/название.*фотографии/);
});

it('says why a photo was not taken', async () => {
  const refused = { code: 'BAD_REQUEST', message: 'Это не картинка' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(refused), { status: 400 }));
  open({});

  await userEvent.upload(
    await screen.findByLabelText('Добавить фотографии'),
    new File(['a'], 'photo.png', { type: 'image/png' }),
  );

  expect(await screen.findByText('Это не картинка')).toBeVisible();
});

it('shows what is wrong beside its field, and keeps what was typed', async () => {
  const refusal: Answer = { code: 'BAD_REQUEST', fields: { slug: 'Адрес /farms занят' } };
  const { unmount } = open({ SaveProduct: [refusal] });
  await screen.findByRole('textbox', { name: 'Название' });
  await write('Адрес страницы', 'farms');
  await press('Сохранить');

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Адрес страницы' })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Адрес страницы' })).toHaveFocus();
  expect(screen.getAllByText('Адрес /farms занят')[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Адрес страницы' })).toHaveValue('farms');
  unmount();
});

it('wants a price typed again that falls by more than half', async () => {
  const { called } = open({ SaveProduct: [{ data: { staffSaveProduct: { ...BEACON, price: 490 } } }] });
  await screen.findByRole('textbox', { name: 'Название' });

  await write('Цена, ₽', '490');
  expect(within(bar()).getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await write('Цена ещё раз', '490');
  await press('Сохранить');

  expect(called('SaveProduct')[0]?.variables).toMatchObject({ input: { price: 490, confirmPrice: 490 } });
});

it('merges what others have saved, and asks where both have changed the same', async () => {
  const theirs = { ...BEACON, revision: 5, name: 'Маяк Пётра', description: 'Совсем маленький.' };
  const conflict = { productId: 300, revision: 5, by: 'Пётр', at: null, fields: ['name', 'description'] };
  const { called } = open({
    OpenProduct: [opened(), opened(theirs)],
    SaveProduct: [{ code: 'CONFLICT', conflict }, { data: { staffSaveProduct: { ...theirs, revision: 6 } } }],
  });
  await screen.findByRole('textbox', { name: 'Название' });
  await write('Название', 'Маяк мой');
  await write('Категория', 'Маяки');
  await write(/^Бренд/, 'Навигатор');
  await press('Сохранить');

  expect(await screen.findByText('Название правили двое')).toBeVisible();
  expect(bar()).toHaveTextContent(/Вы.*Маяк мой.*Пётр.*Маяк Пётра/);
  expect(screen.getByRole('textbox', { name: /Описание/ })).toHaveValue('Совсем маленький.');
  await press('Оставить моё');
  await press('Сохранить');

  expect(called('SaveProduct')[1]?.variables).toEqual({
    id: 300,
    revision: 5,
    input: { name: 'Маяк мой', category: 'Маяки', brand: 'Навигатор' },
  });
});

it('offers accessories in another order, with one that is found, and says which are included', async () => {
  const rows = [
    { id: 11, code: 'BT', name: 'Батарея', type: 'product', price: 300 },
    { id: 13, code: 'AN', name: 'Антенна', type: 'product', price: 700 },
    { id: 14, code: 'US', name: 'Установка', type: 'service', price: 900 },
  ];
  const { called } = open({
    FindProducts: [{ data: { staffGoods: { rows } } }],
    SaveProduct: [{ data: { staffSaveProduct: { ...BEACON, revision: 5 } } }],
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Добавить аксессуар' }), 'ант');
  const found = await screen.findByRole('list', { name: 'Добавить аксессуар: нашлось' });
  expect(within(found).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(found).getByRole('button', { name: /Антенна AN/ }));
  await press('Выше: Антенна');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Входит в комплект: Антенна' }));
  await press('Убрать аксессуар: Батарея');
  await press('Сохранить');

  expect(called('SaveProduct')[0]?.variables).toMatchObject({
    input: {
      accessories: [
        { productId: 13, isIncluded: true },
        { id: 32, isIncluded: true },
      ],
    },
  });
});

it('links the product to a thing that is on the shelf, or to one of its own', async () => {
  const rows = [{ id: 20, name: 'Реле 12 В', articles: ['RL', 'RL-3'], available: 7 }];
  const { called } = open({
    FindShelf: [{ data: { staffStock: { rows } } }],
    SaveProduct: [
      {
        data: { staffSaveProduct: { ...BEACON, revision: 5, stockItemId: 20, stockItemName: 'Реле 12 В', perUnit: 3 } },
      },
      { data: { staffSaveProduct: { ...BEACON, revision: 6, stockItemId: 21 } } },
    ],
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Выбрать другую вещь' }), 'реле');
  await press(/Реле 12 В RL, RL-3/);
  await write(/Штук в.одном товаре/, '3');
  expect(bar()).toHaveTextContent(/вещь на.складе, штук в.товаре/);
  await press('Сохранить');
  await press('Завести свою вещь');
  await write(/На.полке/, '4');
  await press('Сохранить');

  expect(called('SaveProduct').map(({ variables }) => variables.input)).toEqual([
    { stockItemId: 20, perUnit: 3 },
    { newStockItem: { onHand: 4 } },
  ]);
});

it('drops an edit that a former version of the page has kept without a field of today', async () => {
  const first = open({});
  await screen.findByRole('textbox', { name: 'Название' });
  await write('Название', 'Маяк 2');
  const { storage } = first.shop;
  const stored = JSON.stringify(storage.read('admin:product'));
  storage.write('admin:product', JSON.parse(stored.replaceAll('"perUnit"', '"formerly"')));
  first.unmount();

  open({}, '/admin/goods/300', storage);
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Маяк');
});

it('says key facts, documents and services in their order, and what was changed', async () => {
  const rows = [{ id: 203, code: 'U-3', name: 'Мониторинг', price: 300, active: true }];
  const { called } = open({
    FindServices: [{ data: { staffGoods: { rows } } }],
    SaveProduct: [{ data: { staffSaveProduct: { ...BEACON, revision: 5 } } }],
  });
  await screen.findByRole('textbox', { name: 'Факт 1: цифра' });
  await press('Ниже: Факт 1');
  await write('Документ 1: название', 'Паспорт');
  await press('Добавить документ');
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Документ 2: файл или адрес' }),
    'https://example.ru/a.pdf',
  );
  await write('Документ 2: название', 'Сертификат');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Добавить услугу' }), 'мон');
  await press(/Мониторинг U-3/);
  await press('Убрать услугу: Установка комплекса');
  expect(bar()).toHaveTextContent('Изменено: ключевые факты, документы, услуги');
  await press('Сохранить');

  expect(called('SaveProduct')[0]?.variables).toMatchObject({
    input: {
      keyFacts: [
        { value: '5 мА', text: 'потребляет под охраной' },
        { value: '72 ч', text: 'на связи без питания' },
      ],
      documents: [
        { title: 'Паспорт', href: '/documents/manuals/invis_duos.pdf' },
        { title: 'Сертификат', href: 'https://example.ru/a.pdf' },
      ],
      serviceIds: [202, 203],
    },
  });
});

it('keeps the focus in a list whose row goes', async () => {
  open({});
  await press('Убрать аксессуар: Батарея');
  expect(screen.getByRole('button', { name: 'Убрать аксессуар: Реле' })).toHaveFocus();
  await press('Убрать аксессуар: Реле');
  expect(screen.getByRole('searchbox', { name: 'Добавить аксессуар' })).toHaveFocus();

  await press('Убрать: Факт 2');
  expect(screen.getByRole('button', { name: 'Убрать: Факт 1' })).toHaveFocus();
  await press('Убрать: Факт 1');
  expect(screen.getByRole('button', { name: 'Добавить факт' })).toHaveFocus();
  await press('Добавить факт');
  expect(screen.getByRole('textbox', { name: 'Факт 1: цифра' })).toHaveFocus();

  await press('Убрать фото 2');
  await press('Убрать фото 1');
  expect(screen.getByRole('button', { name: 'Добавить фотографии' })).toHaveFocus();
  await press('Добавить скидку');
  expect(screen.getByRole('textbox', { name: 'Скидка 1: от скольких штук' })).toHaveFocus();
  await press('Убрать скидку 1');
  expect(screen.getByRole('button', { name: 'Добавить скидку' })).toHaveFocus();
  await press(/^Убрать свойство/);
  expect(screen.getByRole('combobox', { name: 'Добавить свойство' })).toHaveFocus();
});

it('says beside its list what is wrong with a document', async () => {
  open({ SaveProduct: [{ code: 'BAD_REQUEST', fields: { documents: 'Такого файла на сайте нет' } }] });
  await screen.findByRole('textbox', { name: 'Документ 1: название' });
  await write('Документ 1: название', 'Паспорт');
  await press('Сохранить');

  expect((await screen.findAllByText('Такого файла на сайте нет')).length).toBeGreaterThan(0);
});

it('shows the page before saving, with what is typed, and returns to the fields', async () => {
  const shown: unknown[] = [];
  const Widget = ({ draft }: Record<string, unknown>) => {
    shown.push(draft);
    return <p>Страница товара</p>;
  };
  openScreen(
    Screen,
    { ListProperties: [PROPERTIES], OpenProduct: [opened()] },
    { at: '/admin/goods/300', path: '/admin/goods/:id', widgets: { 'mfe-catalog/product-preview': { Widget } } },
  );
  await screen.findByRole('textbox', { name: 'Название' });
  await write('Название', 'Маяк 2');
  await press('Предпросмотр');

  expect(await screen.findByText('Страница товара')).toBeVisible();
  expect(screen.getByText(/Пока её видите только вы/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Название' })).not.toBeInTheDocument();
  expect(shown[0]).toMatchObject({
    ...{ id: 300, name: 'Маяк 2', price: 4900, oldPrice: null, slug: 'beacon' },
    accessories: [
      { id: 31, price: 300 },
      { id: 32, price: 0 },
    ],
    details: { keyFacts: [{ value: '72 ч' }, {}], serviceIds: [201, 202] },
  });

  await press(/Вернуться/);
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Маяк 2');
});

it('says that the preview is out of reach, and keeps what is typed', async () => {
  open({});
  await screen.findByRole('textbox', { name: 'Название' });
  await press('Предпросмотр');

  expect(await screen.findByText(/Предпросмотр не.загрузился/)).toBeVisible();
});
