import type { ShopStorage } from '@shop/shared/runtime';
import { SELLER } from '@shop/shared/seller';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './company-screen';

const shopOf = (revision: number, changes: object = {}) => ({ revision, seller: { ...SELLER, ...changes } });
const answer = (...given: Parameters<typeof shopOf>): Answer => ({ data: { staffShop: shopOf(...given) } });
const saved = (...given: Parameters<typeof shopOf>): Answer => ({ data: { staffSaveShop: shopOf(...given) } });
const conflict = (fields: string[]): Answer => ({
  code: 'CONFLICT',
  conflict: { revision: 2, by: 'Ольга Дёмина', at: '', fields },
});

const PHONE = 'Телефон';
const NEW_PHONE = '8 800 555-35-35';

async function open(answers: Record<string, Answer[]>, storage?: ShopStorage) {
  const view = openScreen(Screen, answers, { at: '/admin/shop/company', path: '/admin/shop/company', storage });
  await screen.findByRole('textbox', { name: PHONE });
  return view;
}

it('changes a telephone, and says before what it changes', async () => {
  const { called, container } = await open({ StaffShop: [answer(1)], StaffSaveShop: [saved(2, { phone: NEW_PHONE })] });
  expect(screen.getByRole('textbox', { name: PHONE })).toHaveValue(SELLER.phone);
  expect(screen.queryByRole('group', { name: 'Сохранение' })).toBeNull();

  await write(PHONE, NEW_PHONE);
  expect(screen.getByRole('group', { name: 'Сохранение' })).toHaveTextContent(
    `Телефон: ${SELLER.phone} → ${NEW_PHONE}`,
  );
  await expectNoAxeViolations(container);
  await press('Сохранить');

  await waitFor(() => expect(screen.queryByRole('group', { name: 'Сохранение' })).toBeNull());
  expect(called('StaffSaveShop')[0]?.variables).toEqual({ revision: 1, input: { phone: NEW_PHONE } });
  expect(screen.getByRole('textbox', { name: PHONE })).toHaveValue(NEW_PHONE);
});

it('sends numbers as numbers, and no VAT for an empty rate', async () => {
  const { called } = await open({ StaffShop: [answer(1, { vatPercent: 22 })], StaffSaveShop: [saved(2)] });

  await write('Перезваниваем за, минут', '30');
  await write('НДС, %', ' ');
  await press('Сохранить');

  await waitFor(() => expect(called('StaffSaveShop')).toHaveLength(1));
  expect(called('StaffSaveShop')[0]?.variables).toEqual({ revision: 1, input: { vatPercent: null, callMinutes: 30 } });
});

it.each([
  ['ИНН', '7700000017', /не сходится последняя/],
  ['БИК', '123', /нужно 9 цифр/],
  [PHONE, '+1 212 555 01 00', /российский номер/],
  ['Отвечаем с', '25:00', /Время суток/],
  ['Широта', '91', /от.0 до.90|−90 до.90/],
])('does not take «%s» %s', async (name, text, fault) => {
  const { called } = await open({ StaffShop: [answer(1)] });

  await write(name, text);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(fault);
  await press('Сохранить'); // says what other fields lack with it, as a company's ОГРН

  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  expect(called('StaffSaveShop')).toEqual([]);
});

it('says what the API refuses at its field', async () => {
  const refusal: Answer = { code: 'BAD_REQUEST', fields: { phone: 'Такого номера нет' } };
  await open({ StaffShop: [answer(1)], StaffSaveShop: [refusal] });

  await write(PHONE, NEW_PHONE);
  await press('Сохранить');

  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: PHONE })).toHaveAccessibleDescription('Такого номера нет'),
  );
});

it('keeps what was typed when somebody else has saved another field, and saves it with one more press', async () => {
  const { called } = await open({
    StaffShop: [answer(1), answer(2, { city: 'Тверь' })],
    StaffSaveShop: [conflict(['city']), saved(3)],
  });
  await write(PHONE, NEW_PHONE);

  await press('Сохранить');
  expect(await screen.findByText(/Данные изменили: Ольга Дёмина/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Город' })).toHaveValue('Тверь');
  await press('Сохранить');

  await waitFor(() => expect(called('StaffSaveShop')).toHaveLength(2));
  expect(called('StaffSaveShop').map(({ variables }) => variables.revision)).toEqual([1, 2]);
});

it('shows both texts of a field that two have changed', async () => {
  await open({ StaffShop: [answer(1), answer(2, { phone: '8 800 100-00-00' })], StaffSaveShop: [conflict(['phone'])] });
  await write(PHONE, NEW_PHONE);
  await press('Сохранить');

  expect(await screen.findByRole('alert')).toHaveTextContent(/Телефон: правили двое.*8 800 100-00-00/);
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await press('Взять чужое');

  expect(screen.getByRole('textbox', { name: PHONE })).toHaveValue('8 800 100-00-00');
});

it('has what was typed after the tab was closed', async () => {
  const { unmount, shop } = await open({ StaffShop: [answer(1)] });
  await write(PHONE, NEW_PHONE);
  unmount();

  await open({ StaffShop: [answer(1)] }, shop.storage);

  expect(screen.getByRole('textbox', { name: PHONE })).toHaveValue(NEW_PHONE);
  await press('Отменить правки');
  expect(screen.getByRole('textbox', { name: PHONE })).toHaveValue(SELLER.phone);
});

it('offers to load again what did not load', async () => {
  openScreen(
    Screen,
    { StaffShop: [{ code: 'INTERNAL_SERVER_ERROR' }, answer(1)] },
    { at: '/admin/shop/company', path: '/admin/shop/company' },
  );

  await press(/ещё раз|Повторить/);

  expect(await screen.findByRole('textbox', { name: PHONE })).toBeVisible();
});
