import type { ShopStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen, press, type Answer } from '../../testing';
import { Screen } from './goods-screen';

const thing = (id: number, more: object = {}) => ({
  ...{ id, name: `Вещь ${id}`, articles: [`V-${id}`], onHand: 5, promised: 0, assembled: 0, shortOrders: [] },
  ...more,
});
const listed = (...rows: object[]): Answer => ({ data: { staffStock: { rows, after: null } } });
const TWELVE = Array.from({ length: 12 }, (_, index) => thing(index + 1));

const open = (answers: Record<string, Answer[]>, storage?: ShopStorage) =>
  openScreen(
    Screen,
    { ListShelf: [listed(...TWELVE)], ...answers },
    { at: '/admin/goods?mode=count', path: '/admin/goods', storage },
  );

it('counts a shelf of twelve things in 24 presses and one that saves', async () => {
  const { container, called } = open({ CountShelf: [{ data: { staffCountStock: [] } }] });
  await screen.findByRole('list', { name: 'Полка' });

  for (const { id } of TWELVE) {
    expect(screen.getByRole('textbox', { name: `Сосчитано: Вещь ${id}` })).toHaveFocus();
    await userEvent.keyboard(`${id}${id < 12 ? '{Enter}' : '{Control>}{Enter}{/Control}'}`);
  }

  await waitFor(() =>
    expect(called('CountShelf')[0]?.variables).toEqual({
      counts: TWELVE.map(({ id }) => ({ stockItemId: id, counted: id, seen: 5 })),
    }),
  );
  await expectNoAxeViolations(container);
});

it('lists only what differs from the shelf, and counts the rest', async () => {
  open({});
  await screen.findByRole('list', { name: 'Полка' });

  await userEvent.keyboard('5{Enter}4{Enter}5');

  const bar = within(screen.getByRole('group', { name: 'Сохранение' }));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Вещь 2: 5 → 4']);
  expect(bar.getByText('Сосчитано: 3 позиции, сходится: 2')).toBeVisible();
});

it('leaves the search to whoever types in it when the shelf arrives', async () => {
  open({});
  const search = screen.getByRole('searchbox', { name: 'Найти на полке' });
  search.focus();
  await screen.findByRole('list', { name: 'Полка' });

  expect(search).toHaveFocus();
});

it('says what is promised, what lies packed and which orders lack goods', async () => {
  open({ ListShelf: [listed(thing(1, { promised: 7, assembled: 2, shortOrders: [123] }))] });

  expect(await screen.findByText('На полке 5, обещано 7, из них упаковано 2')).toBeVisible();
  expect(screen.getByRole('link', { name: /№.000123/ })).toHaveAttribute('href', '/admin/orders/123');
});

it('shows both numbers when the shelf has changed meanwhile, and saves the one that is right', async () => {
  const { called } = open({
    ListShelf: [listed(thing(1)), listed(thing(1, { onHand: 4 }))],
    CountShelf: [{ code: 'CONFLICT' }, { data: { staffCountStock: [thing(1, { onHand: 9 })] } }],
  });
  await screen.findByRole('list', { name: 'Полка' });

  await userEvent.keyboard('9');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent('вы видели 5, сейчас на полке 4, сосчитали 9');
  await press('Верно 9');
  await press('Сохранить');

  expect(called('CountShelf')[1]?.variables).toEqual({ counts: [{ stockItemId: 1, counted: 9, seen: 4 }] });
});

it('keeps the counts when the tab is closed', async () => {
  const first = open({});
  await screen.findByRole('list', { name: 'Полка' });
  await userEvent.keyboard('9');
  const { storage } = first.shop;
  first.unmount();

  open({}, storage);

  expect(await screen.findByRole('textbox', { name: 'Сосчитано: Вещь 1' })).toHaveValue('9');
});

it('shows the next page once, however often it is asked for, also when it did not come', async () => {
  const first: Answer = { data: { staffStock: { rows: [thing(1)], after: '1' } } };
  open({ ListShelf: [first, { code: 'NETWORK_ERROR' }, listed(thing(2))] });

  await press('Показать ещё');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('textbox', { name: 'Сосчитано: Вещь 2' })).toBeVisible();
  expect(screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Вещь 2'))).toHaveLength(1);
});
