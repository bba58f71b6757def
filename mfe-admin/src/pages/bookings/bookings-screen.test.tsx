import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import type { ShopStorage } from '@shop/shared/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffBookingFieldsFragment } from '../../generated/graphql';
import { openScreen, press, type Answer } from '../../testing';
import { Screen } from './bookings-screen';

const ROW: StaffBookingFieldsFragment = {
  ...{ id: 51, orderId: 123, revision: 4, service: 'Установка комплекса', count: 2 },
  ...{ fio: 'Анна Ветрова', phone: '79120004164', phoneExtension: null, hasEmail: true },
  booking: {
    ...{
      forProductName: 'INVIS DUOS',
      place: 'Центр «Риска», Москва',
      address: null,
      carMake: 'Toyota',
      carModel: null,
    },
    ...{ carYear: null, voltage: 12, date: '2027-01-20', half: 'morning', minHours: null, maxHours: null },
    ...{ agreedDay: null, agreedTime: null, agreedPlace: null },
  },
};
const AGREED = { ...ROW.booking, agreedDay: '2027-01-21', agreedTime: '10:30', agreedPlace: 'Химки' };
const listed = (...rows: StaffBookingFieldsFragment[]): Answer => ({ data: { staffBookings: { after: null, rows } } });

const open = (answers: Parameters<typeof openScreen>[1], at = '/admin/bookings', storage?: ShopStorage) =>
  openScreen(Screen, answers, { at, path: '/admin/bookings', storage });

it('shows when, what and whose each booking is, with the phone and the order', async () => {
  const nobody = { ...ROW, id: 52, booking: { ...ROW.booking, date: null, half: null } };
  const { container } = open({ ListBookings: [listed(nobody, { ...ROW, id: 53, booking: AGREED }, ROW)] });

  const items = within(await screen.findByRole('list', { name: 'Записи' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/День не.назван.*пожелание/);
  expect(items[1]).toHaveTextContent(/21 января 2027, 10:30.*согласовано.*Химки/);
  expect(items[2]).toHaveTextContent(/20 января 2027.*пожелание.*Установка комплекса, 2.шт.*INVIS DUOS.*Риска.*Toyota/);
  expect(screen.getAllByRole('link', { name: '+7 912 000-41-64' })[0]).toHaveAttribute('href', 'tel:+79120004164');
  expect(screen.getAllByRole('link', { name: /№\s000123/ })[0]).toHaveAttribute('href', '/admin/orders/123');
  await expectNoAxeViolations(container);
});

it('turns the wish into an agreed day, and tells the buyer', async () => {
  const { called } = open({
    ListBookings: [listed(ROW), listed({ ...ROW, booking: AGREED })],
    AgreeBooking: [{ data: { staffAgreeBooking: { ...ROW, revision: 5, booking: AGREED } } }],
  });
  await press('Согласовать день');
  expect(screen.getByLabelText('День')).toHaveValue('2027-01-20');
  expect(screen.getByRole('textbox', { name: 'Место' })).toHaveValue('Центр «Риска», Москва');
  expect(screen.getByRole('button', { name: 'Сохранить запись' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('День'), { target: { value: '2027-01-21' } });
  fireEvent.change(screen.getByLabelText('Время'), { target: { value: '10:30' } });
  await press('Сохранить запись');

  expect(called('AgreeBooking')[0]?.variables).toEqual({
    ...{ id: 51, revision: 4, tellBuyer: true },
    input: { day: '2027-01-21', time: '10:30', place: 'Центр «Риска», Москва' },
  });
  expect(await screen.findByText('согласовано')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('keeps what was typed when others have changed the order, and saves over the new revision', async () => {
  const { called } = open({
    ListBookings: [listed({ ...ROW, hasEmail: false }), listed({ ...ROW, hasEmail: false, revision: 5 })],
    AgreeBooking: [{ code: 'CONFLICT' }, { data: { staffAgreeBooking: ROW } }],
  });
  await press('Согласовать день');
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.change(screen.getByLabelText('Время'), { target: { value: '10:30' } });
  await press('Сохранить запись');
  expect(await screen.findByText(/Заказ изменили/)).toBeVisible();
  await waitFor(() => expect(called('ListBookings')).toHaveLength(2));

  expect(screen.getByLabelText('Время')).toHaveValue('10:30');
  await press('Сохранить запись');
  await waitFor(() => expect(called('AgreeBooking')[1]?.variables).toMatchObject({ revision: 5, tellBuyer: false }));
});

it('keeps what is typed while the former is saved', async () => {
  let save: (answer: Answer) => void = () => undefined;
  const { called } = open({
    ListBookings: [listed(ROW), listed({ ...ROW, revision: 5, booking: AGREED })],
    AgreeBooking: [new Promise<Answer>((resolve) => (save = resolve))],
  });
  await press('Согласовать день');
  fireEvent.change(screen.getByLabelText('Время'), { target: { value: '10:30' } });
  await press('Сохранить запись');
  await userEvent.type(screen.getByRole('textbox', { name: 'Место' }), ', бокс 2');
  save({ data: { staffAgreeBooking: { ...ROW, revision: 5, booking: AGREED } } });

  expect(await screen.findByText('согласовано')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Место' })).toHaveValue('Центр «Риска», Москва, бокс 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить запись' })).toBeEnabled());
  expect(called('AgreeBooking')).toHaveLength(1);
});

it('shows both when others have agreed another day meanwhile, and saves only what is chosen', async () => {
  const theirs = { ...ROW.booking, agreedDay: '2026-12-14', agreedTime: '12:00', agreedPlace: 'Химки' };
  const conflict = { revision: 5, by: 'Ольга Дёмина', at: '', fields: ['booking'] };
  const { called } = open({
    ListBookings: [listed(ROW), listed({ ...ROW, revision: 5, booking: theirs })],
    AgreeBooking: [{ code: 'CONFLICT', conflict }, { data: { staffAgreeBooking: ROW } }],
  });
  await press('Согласовать день');
  fireEvent.change(screen.getByLabelText('Время'), { target: { value: '10:30' } });
  await press('Сохранить запись');

  const note = await screen.findByText('Запись правили двое');
  expect(note.closest('[role=alert]')).toHaveTextContent(/Вы.*10:30.*Ольга Дёмина.*12:00, Химки/);
  expect(screen.getByRole('button', { name: 'Сохранить запись' })).toBeDisabled();
  await press('Оставить моё');
  await press('Сохранить запись');

  await waitFor(() =>
    expect(called('AgreeBooking')[1]?.variables).toMatchObject({ revision: 5, input: { time: '10:30' } }),
  );
});

it('has what was typed when the page is opened again, until it is given up', async () => {
  const { shop, unmount } = open({ ListBookings: [listed(ROW)] });
  await press('Согласовать день');
  fireEvent.change(screen.getByLabelText('Время'), { target: { value: '10:30' } });
  unmount();

  open({ ListBookings: [listed(ROW)] }, '/admin/bookings', shop.storage);
  expect(await screen.findByLabelText('Время')).toHaveValue('10:30');
  await press(/Не.сохранять/);
  expect(screen.queryByLabelText('Время')).toBeNull();
});

it('shows what is wrong beside its field', async () => {
  open({
    ListBookings: [listed(ROW)],
    AgreeBooking: [{ code: 'BAD_REQUEST', fields: { day: 'Дата не может быть в прошлом' } }],
  });
  await press('Согласовать день');
  fireEvent.change(screen.getByLabelText('Время'), { target: { value: '10:30' } });
  await press('Сохранить запись');

  await waitFor(() => expect(screen.getByLabelText('День')).toBeInvalid());
});

it('begins with a day, keeps it in the address, and says when there is none', async () => {
  const { called } = open({ ListBookings: [listed()] }, '/admin/bookings?from=2027-01-20');
  expect(await screen.findByText('Записей нет')).toBeVisible();
  expect(called('ListBookings')[0]?.variables).toMatchObject({ from: '2027-01-20' });

  await userEvent.clear(screen.getByLabelText(/Начиная с.дня/));
  await waitFor(() => expect(window.location.search).toBe(''));
});
