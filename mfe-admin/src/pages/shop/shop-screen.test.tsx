import type { ShopStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './shop-screen';

const TYPES = [
  { id: 1, name: 'Курьер', kind: 'courier', carrier: null, active: true },
  { id: 2, name: 'ТК «Верста»', kind: 'transport', carrier: 'Верста', active: true },
  { id: 3, name: 'Самовывоз', kind: 'pickup', carrier: null, active: true },
];
const KAZAN = {
  ...{ id: 10, city: 'Казань', ownDelivery: false, hasPickup: true },
  prices: [
    { typeId: 2, price: 350, minDays: 2, maxDays: 4 },
    { typeId: 3, price: 0, minDays: null, maxDays: null },
  ],
};
const OREL = { id: 12, city: 'Орёл', ownDelivery: true, hasPickup: false, prices: [] };
const kazanAt = (price: number) => ({ ...KAZAN, prices: [{ typeId: 2, price, minDays: 2, maxDays: 4 }] });

const table = (revision = 1, ...cities: object[]) => ({
  revision,
  types: TYPES,
  cities: cities.length > 0 ? cities : [KAZAN, OREL],
});
const answer = (...given: Parameters<typeof table>): Answer => ({ data: { staffDelivery: table(...given) } });
const saved = (...given: Parameters<typeof table>): Answer => ({ data: { staffSaveDelivery: table(...given) } });
const refused = (
  code: 'BAD_REQUEST' | 'CONFLICT' | 'INTERNAL_SERVER_ERROR' | 'NETWORK_ERROR',
  details: object = {},
): Answer => ({
  code,
  ...details,
});

const PRICE = 'Казань, ТК «Верста»: цена, ₽';
const DAYS = 'Казань, ТК «Верста»: дни';

async function open(answers: Record<string, Answer[]>, storage?: ShopStorage) {
  const view = openScreen(Screen, answers, { at: '/admin/shop', path: '/admin/shop', storage });
  await screen.findByRole('textbox', { name: PRICE });
  return view;
}

it('changes a price in three actions, and says before what it changes', async () => {
  const { called, container } = await open({ StaffDelivery: [answer()], StaffSaveDelivery: [saved(2, kazanAt(410))] });
  expect(screen.getByRole('textbox', { name: PRICE })).toHaveValue('350');
  expect(screen.getByRole('textbox', { name: DAYS })).toHaveValue('2–4');
  expect(screen.queryByRole('group', { name: 'Сохранение' })).toBeNull();

  // Somebody clicks into the cell and types: the digits take the place of those that stand there.
  screen.getByRole<HTMLInputElement>('textbox', { name: PRICE }).focus();
  await userEvent.keyboard('410');
  expect(screen.getByRole('group', { name: 'Сохранение' })).toHaveTextContent(
    /Казань, ТК «Верста»: цена: 350\s₽ → 410\s₽/,
  );
  await expectNoAxeViolations(container);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(screen.queryByRole('group', { name: 'Сохранение' })).toBeNull());
  expect(called('StaffSaveDelivery')[0]?.variables).toEqual({
    revision: 1,
    input: { cities: [{ id: 10, prices: [{ typeId: 2, price: 410, minDays: 2, maxDays: 4 }] }] },
  });
  expect(screen.getByRole('textbox', { name: PRICE })).toHaveValue('410');
});

it('saves a price that changes by more than half only when it is ticked', async () => {
  const { called } = await open({ StaffDelivery: [answer()], StaffSaveDelivery: [saved(2, kazanAt(3500))] });
  await write(PRICE, '3500');
  const bar = within(screen.getByRole('group', { name: 'Сохранение' }));
  expect(bar.getByRole('button', { name: 'Сохранить' })).toBeDisabled();

  await userEvent.click(bar.getByRole('checkbox', { name: /350\s₽ → 3500\s₽ — больше чем наполовину/ }));
  await press('Сохранить');

  await waitFor(() => expect(called('StaffSaveDelivery')).toHaveLength(1));
});

it('opens the cells of the courier where the shop has its own, and none for what is collected', async () => {
  const { called } = await open({ StaffDelivery: [answer()], StaffSaveDelivery: [saved(2)] });
  expect(screen.queryByRole('textbox', { name: 'Казань, Курьер: цена, ₽' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Самовывоз/ })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: /Казань/ }));
  await write('Казань, Курьер: цена, ₽', '1 200,50');
  await press('Сохранить');

  expect(called('StaffSaveDelivery')[0]?.variables).toMatchObject({
    input: { cities: [{ id: 10, ownDelivery: true, prices: [{ typeId: 1, price: 1200.5 }] }] },
  });
});

it.each([
  [PRICE, '1e3', 'Цена — это 450 или 450,50'],
  [PRICE, '-5', 'Цена — это 450 или 450,50'],
  [DAYS, '4–2', 'Дни — это 3 или 2–4'],
])('does not take %s «%s»', async (cell, text, fault) => {
  await open({ StaffDelivery: [answer()] });

  await write(cell, text);

  expect(screen.getByRole('alert')).toHaveTextContent(fault);
  expect(screen.getByRole('textbox', { name: cell })).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

it('says what the API refuses beside its city', async () => {
  const fields = { '10.2.days': 'Слишком долго' };
  const { called } = await open({ StaffDelivery: [answer()], StaffSaveDelivery: [refused('BAD_REQUEST', { fields })] });

  await write(DAYS, '300');
  await press('Сохранить');

  await waitFor(() => expect(screen.getByRole('textbox', { name: DAYS })).toHaveAccessibleDescription('Слишком долго'));
  expect(called('StaffSaveDelivery')[0]?.variables).toMatchObject({
    input: { cities: [{ prices: [{ typeId: 2, price: 350, minDays: 300, maxDays: 300 }] }] },
  });
});

it('takes an emptied price for an agreed one, whose days go with it', async () => {
  const { called } = await open({ StaffDelivery: [answer()], StaffSaveDelivery: [saved(2, { ...KAZAN, prices: [] })] });

  await userEvent.clear(screen.getByRole('textbox', { name: PRICE }));
  expect(screen.getByText(/350\s₽ → по\sдоговорённости/)).toBeVisible();
  await press('Сохранить');

  await waitFor(() => expect(called('StaffSaveDelivery')).toHaveLength(1));
  expect(called('StaffSaveDelivery')[0]?.variables).toMatchObject({
    input: { cities: [{ id: 10, prices: [{ typeId: 2, price: null }] }] },
  });
});

it('takes no days without a price', async () => {
  await open({ StaffDelivery: [answer(1, { ...KAZAN, prices: [] })] });

  await userEvent.type(screen.getByRole('textbox', { name: DAYS }), '3');

  expect(screen.getByRole('textbox', { name: DAYS })).toHaveAccessibleDescription(/сначала цена/);
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

it('keeps what was typed when somebody else has saved another city, and saves it with one more press', async () => {
  const conflict = refused('CONFLICT', { conflict: { revision: 2, by: 'Ольга Дёмина', at: '', fields: ['12.1'] } });
  const { called } = await open({
    StaffDelivery: [answer(1), answer(2, KAZAN, { ...OREL, ownDelivery: false })],
    StaffSaveDelivery: [conflict, saved(3)],
  });
  await write(PRICE, '410');

  await press('Сохранить');
  expect(await screen.findByText(/Доставку изменили: Ольга Дёмина/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: PRICE })).toHaveValue('410');
  await press('Сохранить');

  expect(called('StaffSaveDelivery').map(({ variables }) => variables.revision)).toEqual([1, 2]);
});

it('shows both texts of a cell that two have changed', async () => {
  const conflict = refused('CONFLICT', { conflict: { revision: 2, by: 'Ольга Дёмина', at: '', fields: ['10.2'] } });
  await open({
    StaffDelivery: [answer(1), answer(2, kazanAt(500), OREL)],
    StaffSaveDelivery: [conflict, saved(3)],
  });
  await write(PRICE, '410');
  await press('Сохранить');

  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(/Казань.*правили двое.*Вы410\s₽Ольга Дёмина500\s₽/);
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await userEvent.click(within(note).getByRole('button', { name: 'Взять чужое' }));

  expect(screen.getByRole('textbox', { name: PRICE })).toHaveValue('500');
  expect(screen.queryByRole('group', { name: 'Сохранение' })).toBeNull();
});

it('says so when what others have saved does not load, and keeps what was typed', async () => {
  const conflict = refused('CONFLICT', { conflict: { revision: 2, by: 'Ольга Дёмина', at: '', fields: ['12.1'] } });
  await open({ StaffDelivery: [answer(1), refused('NETWORK_ERROR')], StaffSaveDelivery: [conflict] });
  await write(PRICE, '410');

  await press('Сохранить');

  expect(await screen.findByText(/попробуйте ещё раз/i)).toBeVisible();
  expect(screen.getByRole('textbox', { name: PRICE })).toHaveValue('410');
});

it('has what was typed after the tab was closed', async () => {
  const { unmount, shop } = await open({ StaffDelivery: [answer()] });
  await write(PRICE, '410');
  unmount();

  await open({ StaffDelivery: [answer()] }, shop.storage);

  expect(screen.getByRole('textbox', { name: PRICE })).toHaveValue('410');
  await press('Отменить правки');
  expect(screen.getByRole('textbox', { name: PRICE })).toHaveValue('350');
});

it('finds a city however it is typed, and adds one that lacks', async () => {
  const added = { id: 99, city: 'Елабуга', ownDelivery: false, hasPickup: false, prices: [] };
  const { called } = await open({
    StaffDelivery: [answer()],
    StaffSaveDelivery: [
      refused('BAD_REQUEST', { fields: { 'new.city': 'Такой город уже есть' } }),
      saved(2, KAZAN, added),
    ],
  });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти город' }), 'орел');
  expect(screen.getByText('Орёл')).toBeVisible();
  expect(screen.queryByText('Казань')).toBeNull();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Найти город' }));

  await press('Добавить город');
  await userEvent.type(screen.getByRole('textbox', { name: 'Город' }), 'Казань{Enter}');
  expect(await screen.findByText('Такой город уже есть')).toBeVisible();
  await write('Город', 'Елабуга');
  await press('Добавить');

  expect(await screen.findByText('Елабуга')).toBeVisible();
  expect(called('StaffSaveDelivery').at(-1)?.variables).toMatchObject({ input: { cities: [{ city: 'Елабуга' }] } });
});

describe('the ways of delivery', () => {
  it('are changed and switched off, and the table follows', async () => {
    const off = TYPES.map((type) => (type.id === 2 ? { ...type, name: 'ТК «Север»', active: false } : type));
    const { called, container } = await open({
      StaffDelivery: [answer()],
      StaffSaveDelivery: [{ data: { staffSaveDelivery: { ...table(2), types: off } } }],
    });
    await press(/Изменить: ТК «Верста»/);

    await write('Название', 'ТК «Север»');
    await userEvent.click(screen.getByRole('switch', { name: 'Предлагать покупателям' }));
    expect(screen.getByText('Предлагать покупателям: да → нет')).toBeVisible();
    await expectNoAxeViolations(container);
    await press('Сохранить');

    await waitFor(() => expect(screen.queryByRole('textbox', { name: PRICE })).toBeNull());
    expect(called('StaffSaveDelivery')[0]?.variables).toEqual({
      revision: 1,
      input: { types: [{ id: 2, name: 'ТК «Север»', active: false }] },
    });
    await press(/К.способам/);
    expect(screen.getByText('выключен')).toBeVisible();
  });

  it('are added; what the API refuses stands at its field, and what was typed stays', async () => {
    const mail = { id: 4, name: 'Почта', kind: 'transport', carrier: 'Почта России', active: true };
    const { called } = await open({
      StaffDelivery: [answer()],
      StaffSaveDelivery: [
        refused('BAD_REQUEST', { fields: { 'way.new.name': 'Такой способ уже есть' } }),
        { data: { staffSaveDelivery: { ...table(2), types: [...TYPES, mail] } } },
      ],
    });
    await press('Добавить способ');
    await write('Название', 'Самовывоз');
    await write('Перевозчик', 'Почта России');
    await press('Сохранить');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Название' })).toHaveAccessibleDescription('Такой способ уже есть'),
    );

    await write('Название', 'Почта');
    await press('Сохранить');

    expect(await screen.findByRole('textbox', { name: 'Казань, Почта: цена, ₽' })).toBeVisible();
    expect(called('StaffSaveDelivery').at(-1)?.variables).toMatchObject({
      input: { types: [{ kind: 'transport', name: 'Почта', carrier: 'Почта России' }] },
    });
  });
});

it('offers to load again what did not load', async () => {
  openScreen(
    Screen,
    { StaffDelivery: [refused('INTERNAL_SERVER_ERROR'), answer()] },
    { at: '/admin/shop', path: '/admin/shop' },
  );

  await press(/ещё раз|Повторить/);

  expect(await screen.findByRole('textbox', { name: PRICE })).toBeVisible();
});
