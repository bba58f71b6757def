import type { PointsMapProps } from '@shop/shared/federation';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './places-screen';

const SERVICE = {
  ...{ id: 7, revision: 3, title: 'Сервис на Волге', country: 'Россия', city: 'Тверь', address: 'Разина, д. 5' },
  ...{ phone: '+7 482 200-00-11', schedule: 'Пн–Пт 9:00–20:00', url: null, active: true },
  ...{ types: ['retail'], location: { latitude: 56.8587, longitude: 35.9176 } },
};
const CLOSED = { ...SERVICE, id: 8, title: 'Мойка «Ёлочка»', city: 'Орёл', active: false };
const listed: Answer = { data: { staffPlaces: [SERVICE, CLOSED] } };
const saved = (place: object): Answer => ({ data: { staffSavePlace: place } });

/** The map of the site: it says what it shows, and is pressed in the middle of Tver. */
function TestMap({ points, onPlace }: PointsMapProps) {
  return (
    <button type="button" onClick={() => onPlace?.({ latitude: 56.85123, longitude: 35.91234 })}>
      {`Карта: ${points.map(({ location }) => Object.values(location).join()).join() || 'пусто'}`}
    </button>
  );
}

function open(answers: Record<string, Answer[]>) {
  return openScreen(Screen, answers, {
    ...{ at: '/admin/shop/places', path: '/admin/shop/places' },
    widgets: { 'mfe-solutions/points-map': { Widget: TestMap } },
  });
}

async function openService(answers: Record<string, Answer[]>) {
  const view = open({ StaffPlaces: [listed], ...answers });
  await press(/Изменить: Сервис на Волге, Тверь/);
  return view;
}

it('finds a place however it is typed, and says which are not on the site', async () => {
  const { container } = open({ StaffPlaces: [listed] });
  expect(await screen.findByText('Сервис на Волге')).toBeVisible();
  await expectNoAxeViolations(container);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти точку' }), 'орел елочка');
  expect(screen.getByText('Таких точек нет')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Найти точку' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти точку' }), 'елочка');

  expect(within(screen.getByRole('list', { name: 'Точки' })).getByText(/не.на.сайте/)).toBeVisible();
  expect(screen.queryByText('Сервис на Волге')).toBeNull();
});

it('changes hours by day, kinds and the point, and sends only what has changed', async () => {
  const { called, container } = await openService({ StaffSavePlace: [saved({ ...SERVICE, revision: 4 })] });

  await write('Сб, с', '10:00');
  await write('Сб, до', '16:00');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Установочный центр' }));
  await write(/Широта и.долгота/, '56,86; 35,92');
  expect(screen.getByText(/Часы работы: Пн–Пт 9:00–20:00 → Пн–Пт 9:00–20:00; Сб 10:00–16:00/)).toBeVisible();
  await expectNoAxeViolations(container);
  await press('Сохранить');

  await waitFor(() => expect(called('StaffSavePlace')).toHaveLength(1));
  expect(called('StaffSavePlace')[0]?.variables).toEqual({
    ...{ id: 7, revision: 3 },
    input: {
      ...{ latitude: 56.86, longitude: 35.92, schedule: 'Пн–Пт 9:00–20:00; Сб 10:00–16:00' },
      types: ['installation_centre', 'retail'],
    },
  });
});

it('takes the point of a press on the map, which shows what is typed as well', async () => {
  const { called, container } = await openService({ StaffSavePlace: [saved({ ...SERVICE, revision: 4 })] });
  await press(/Указать на.карте/);
  expect(await screen.findByRole('button', { name: 'Карта: 56.8587,35.9176' })).toBeVisible();

  await write(/Широта и.долгота/, '91, 35');
  expect(screen.getByRole('button', { name: 'Карта: пусто' })).toBeVisible();
  await press('Карта: пусто');
  await expectNoAxeViolations(container);

  expect(screen.getByRole('textbox', { name: /Широта/ })).toHaveValue('56.85123, 35.91234');
  expect(screen.getByRole('button', { name: 'Карта: 56.85123,35.91234' })).toBeVisible();
  await press('Сохранить');
  await waitFor(() => expect(called('StaffSavePlace')).toHaveLength(1));
  expect(called('StaffSavePlace')[0]?.variables.input).toEqual({ latitude: 56.85123, longitude: 35.91234 });
});

it('switches a place off', async () => {
  const { called } = await openService({ StaffSavePlace: [saved({ ...SERVICE, revision: 4, active: false })] });

  await userEvent.click(screen.getByRole('switch', { name: /Показывать на.сайте/ }));
  await press('Сохранить');
  await waitFor(() => expect(called('StaffSavePlace')[0]?.variables).toMatchObject({ input: { active: false } }));
  await press(/К.списку/);

  expect(await screen.findAllByText(/не.на.сайте/)).toHaveLength(2);
});

it('adds a place, and asks for what it lacks before', async () => {
  const added = { ...SERVICE, id: 9, revision: 1, title: 'Новая точка у моста' };
  const { called } = open({ StaffPlaces: [listed], StaffSavePlace: [saved(added)] });
  await press('Добавить точку');

  await write('Название', 'Новая точка у моста');
  expect(screen.getByRole('textbox', { name: 'Город' })).toBeValid();
  await press('Сохранить');
  expect(screen.getByRole('textbox', { name: 'Город' })).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await write('Город', 'Тверь');
  await write(/Улица и.дом/, 'Разина, д. 5');
  await write(/Широта и.долгота/, '56.8587, 35.9176');
  await press('Сохранить');

  expect(await screen.findByText('Новая точка у моста')).toBeVisible();
  expect(called('StaffSavePlace')[0]?.variables).toEqual({
    input: {
      ...{ title: 'Новая точка у моста', city: 'Тверь', address: 'Разина, д. 5' },
      ...{ latitude: 56.8587, longitude: 35.9176 },
    },
  });
});

it.each([
  [/Широта и.долгота/, '91, 35', /Число от/],
  ['Телефон', '123', /Телефон некорректный/],
  ['Сайт', 'моя страница', /https:/],
] as const)('does not take «%s» %s', async (name, text, fault) => {
  await openService({});

  await write(name, text);
  await userEvent.tab();

  expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(fault);
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

it('keeps what was typed when somebody else has saved the place', async () => {
  const conflict: Answer = {
    code: 'CONFLICT',
    conflict: { revision: 4, by: 'Ольга Дёмина', at: '', fields: ['phone'] },
  };
  const theirs: Answer = { data: { staffPlaces: [{ ...SERVICE, revision: 4, phone: null }] } };
  const { called } = open({ StaffPlaces: [listed, theirs], StaffSavePlace: [conflict, saved(SERVICE)] });
  await press(/Изменить: Сервис на Волге, Тверь/);
  await write('Название', 'Сервис');

  await press('Сохранить');
  expect(await screen.findByText(/Данные изменили: Ольга Дёмина/)).toBeVisible();
  await press('Сохранить');

  await waitFor(() => expect(called('StaffSavePlace').map(({ variables }) => variables.revision)).toEqual([3, 4]));
});
