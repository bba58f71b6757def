import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen, press, type Answer } from '../../testing';
import { Screen } from './record-screen';

const ENTRY = {
  ...{ id: 3, at: '2026-11-20T09:00:00.000Z', by: 'Пётр Ремезов', action: 'update-order', kind: 'orders' },
  ...{ orderId: 123, pageId: null, person: null, rights: null, fields: ['deliveryPrice', 'fio'] },
};
const RIGHTS = {
  ...{ ...ENTRY, id: 2, by: 'Анна Ветрова', action: 'set-rights', kind: 'access', orderId: null, fields: [] },
  ...{ person: 'Пётр Ремезов', rights: ['orders'] },
};
const BUYER = { ...ENTRY, id: 1, by: null, action: 'buyer-cancel-order', fields: ['orderStatus'] };
const PEOPLE = { data: { staffPeople: [{ userId: 7, name: 'Пётр Ремезов' }] } };
const page = (rows: object[], after: string | null = null) => ({ data: { staffRecord: { rows, after } } });

const open = (answers: Answer[], at = '/admin/people/record') =>
  openScreen(Screen, { StaffRecord: answers, RecordPeople: [PEOPLE] }, { at, path: '/admin/people/record' });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Журнал действий' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says who did what to which order, and to whom, in Russian', async () => {
  const { container } = open([page([ENTRY, RIGHTS, BUYER])]);

  expect(await rows()).toEqual([
    expect.stringMatching(/Пётр РемезовИзменён заказ №.000123 стоимость доставки, имя$/),
    expect.stringMatching(/Анна ВетроваИзменены права {2}?Пётр Ремезов: Менеджер$/),
    expect.stringMatching(/ПокупательПокупатель отменил заказ №.000123$/),
  ]);
  expect(screen.getAllByRole('link', { name: /000123/ })[0]).toHaveAttribute('href', '/admin/orders/123');
  await expectNoAxeViolations(container);
});

it('is filtered by person, kind, day and order', async () => {
  const { called } = open([page([ENTRY])], '/admin/people/record?day=2026-11-20');
  await rows();
  expect(called('StaffRecord')[0]?.variables).toEqual({ filter: { day: '2026-11-20' }, after: null });

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Кто' }), 'Пётр Ремезов');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'О чём' }), 'orders');

  await waitFor(() =>
    expect(called('StaffRecord').at(-1)?.variables.filter).toEqual({ userId: 7, kind: 'orders', day: '2026-11-20' }),
  );
  await press('Сбросить');
  await waitFor(() => expect(called('StaffRecord').at(-1)?.variables.filter).toEqual({}));
});

it('shows more at a press, also after a failure', async () => {
  const { called } = open([page([ENTRY], '3'), { code: 'INTERNAL_SERVER_ERROR' }, page([RIGHTS])]);

  await press('Показать ещё');
  await userEvent.click(await screen.findByRole('button', { name: /Повторить|Обновить|ещё раз/i }));

  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(called('StaffRecord').at(-1)?.variables.after).toBe('3');
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('says that nothing like it was done', async () => {
  open([page([])]);

  expect(await screen.findByText(/Таких действий не.было/)).toBeVisible();
});
