import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './points-screen';

const BAUMANA = {
  ...{ id: 5, revision: 2, cityId: 10, typeId: 2, isOwn: false, placeId: null, active: true },
  ...{ title: 'Пункт на Баумана', address: 'ул. Баумана, д. 1', schedule: 'Пн–Вс 9:00–20:00' },
  location: { latitude: 55.79, longitude: 49.11 },
};
const SHOP = {
  ...{ id: 6, revision: 1, cityId: 1, typeId: 3, isOwn: true, placeId: null, active: false },
  ...{ title: null, address: null, schedule: null, location: null },
};
const listed: Answer = {
  data: {
    staffPickupPoints: [BAUMANA, SHOP],
    staffDelivery: {
      types: [
        { id: 1, name: 'Курьер', kind: 'courier', active: true },
        { id: 2, name: 'ТК «Верста»', kind: 'transport', active: true },
        { id: 3, name: 'Самовывоз', kind: 'pickup', active: true },
      ],
      cities: [
        { id: 10, city: 'Казань' },
        { id: 1, city: 'Химки' },
      ],
    },
    staffPlaces: [{ id: 7, title: 'Сервис на Волге', city: 'Тверь', address: 'Разина, д. 5' }],
  },
};
const saved = (point: object): Answer => ({ data: { staffSavePickupPoint: point } });

const open = (answers: Record<string, Answer[]>) =>
  openScreen(Screen, { StaffPoints: [listed], ...answers }, { at: '/admin/shop/points', path: '/admin/shop/points' });
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

it('lists all points by city, and says which are closed', async () => {
  const { container } = open({});

  expect(await screen.findByText('ТК «Верста»: Пункт на Баумана, ул. Баумана, д. 1')).toBeVisible();
  expect(screen.getByText('Самовывоз: сам магазин')).toBeVisible();
  expect(screen.getByText('закрыт')).toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти пункт' }), 'казань верста');
  expect(screen.getByText('Таких пунктов нет')).toBeVisible();
});

it('changes words and hours of a point, and sends only what has changed', async () => {
  const { called, container } = open({ StaffSavePoint: [saved({ ...BAUMANA, revision: 3 })] });
  await press(/Изменить: Казань/);
  expect(screen.queryByRole('combobox', { name: 'Где' })).toBeNull();

  await write('Часы работы', 'по будням');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Часы работы' })).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await write('Часы работы', 'Пн–Сб 10:00–20:00');
  await write(/Широта и.долгота/, '55,8; 49,1');
  await expectNoAxeViolations(container);
  await press('Сохранить');

  await waitFor(() => expect(called('StaffSavePoint')).toHaveLength(1));
  expect(called('StaffSavePoint')[0]?.variables).toEqual({
    ...{ id: 5, revision: 2 },
    input: { schedule: 'Пн–Сб 10:00–20:00', latitude: 55.8, longitude: 49.1 },
  });
});

it('adds a point at a place of the shop, which needs no words of its own', async () => {
  const added = { ...SHOP, id: 9, isOwn: false, placeId: 7, active: true };
  const { called } = open({ StaffSavePoint: [saved(added)] });
  await press('Добавить пункт');

  await choose('Город', 'Казань');
  await choose('Способ', 'Самовывоз');
  expect(screen.queryByRole('alert')).toBeNull();
  await choose('Где', 'Сервис на Волге: Тверь, Разина, д. 5');
  expect(screen.queryByRole('textbox', { name: 'Название' })).toBeNull();
  expect(screen.getByText('Где: другое место → Сервис на Волге')).toBeVisible();
  await press('Сохранить');

  expect(await screen.findByText(/Самовывоз: Сервис на Волге/)).toBeVisible();
  expect(called('StaffSavePoint')[0]?.variables).toEqual({
    input: { cityId: 10, typeId: 3, isOwn: false, placeId: 7 },
  });
});

it('says what the API refuses at its field', async () => {
  open({ StaffSavePoint: [{ code: 'BAD_REQUEST', fields: { typeId: 'Своя точка — для самовывоза' } }] });
  await press(/Изменить: Химки/);
  await choose('Способ', 'ТК «Верста»');
  await press('Сохранить');

  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Способ' })).toHaveAccessibleDescription('Своя точка — для самовывоза'),
  );
  expect(screen.getByRole('combobox', { name: 'Способ' })).toHaveValue('2');
});

it('offers to load again what did not load', async () => {
  open({ StaffPoints: [{ code: 'INTERNAL_SERVER_ERROR' }, listed] });

  await press(/ещё раз|Повторить/);

  expect(await screen.findByText('Самовывоз: сам магазин')).toBeVisible();
});

it('says what is missing in a new point only after the field was left, or with the press on save', async () => {
  const { called } = open({});
  await press('Добавить пункт');
  await choose('Город', 'Казань');
  await choose('Способ', 'ТК «Верста»');
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

  await userEvent.type(field('Название'), 'П');
  expect(field(/Улица/)).toBeValid();
  await userEvent.tab();
  expect(field('Название')).toBeValid();
  await userEvent.tab();
  expect(field(/Улица/)).toBeInvalid();
  expect(field(/Широта/)).toBeValid();

  await press('Сохранить');
  expect(field(/Широта/)).toBeInvalid();
  expect(called('StaffSavePoint')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

it('says that a new point has no way yet, with the press on save', async () => {
  open({});
  await press('Добавить пункт');
  await choose('Город', 'Казань');
  await press('Сохранить');

  expect(screen.getByRole('combobox', { name: 'Способ' })).toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Город' })).toBeValid();
});
