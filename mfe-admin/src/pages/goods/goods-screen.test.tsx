import type { ShopStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '../../goods';
import { openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './goods-screen';

const DUOS: Product = {
  ...{ id: 102, code: 'IDS-102', revision: 1, kind: 'product', name: 'INVIS DUOS', price: 24_900, active: true },
  ...{ sale: null, img: null, type: 'product', perUnit: 1, onHand: 9, promised: 2, available: 7 },
};
const DUOS_3DL: Product = { ...DUOS, id: 103, code: 'IDS-103', name: 'INVIS DUOS 3DL', price: 32_900 };
const SETUP: Product = {
  ...{ ...DUOS, id: 201, code: 'SRV-201', kind: 'service', name: 'Установка', price: 6500, type: 'service' },
  ...{ onHand: null, promised: null, available: 0 },
};
const listed = (...rows: Product[]): Answer => ({ data: { staffGoods: { rows, after: null } } });
const saved = (...rows: Product[]): Answer => ({ data: { staffSaveGoods: rows } });

const open = (answers: Record<string, Answer[]>, storage?: ShopStorage, at = '/admin/goods') =>
  openScreen(Screen, { ListGoods: [listed(DUOS, DUOS_3DL, SETUP)], ...answers }, { at, path: '/admin/goods', storage });
const price = (name: string) => screen.getByRole('textbox', { name: `Цена: ${name}` });
const bar = () => screen.getByRole('group', { name: 'Сохранение' });

function pasteInto(field: HTMLElement, text: string) {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
}

it('shows goods and services in columns, with what lies, is promised and can be bought', async () => {
  const { container } = open({});

  expect(await screen.findByRole('row', { name: /IDS-102/ })).toHaveTextContent(/В.продаже: INVIS DUOS927$/);
  expect(screen.getByRole('link', { name: 'IDS-102' })).toHaveAttribute('href', '/admin/goods/102');
  expect(screen.getByRole('row', { name: /SRV-201/ })).toHaveTextContent(/———$/);
  expect(screen.getByRole('link', { name: 'Товары' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(container);
});

it('lists what will be saved, and saves all of it at once', async () => {
  const { called } = open({ SaveGoods: [saved({ ...DUOS, price: 25_900, name: 'INVIS', revision: 2 })] });
  await screen.findByRole('table');
  expect(screen.queryByRole('group', { name: 'Сохранение' })).not.toBeInTheDocument();

  await write('Цена: INVIS DUOS', '25 900,00 ₽');
  await write('Название: INVIS DUOS', 'INVIS');
  expect(bar()).toHaveTextContent(/IDS-102: цена 24 900 ₽ → 25 900 ₽/);
  expect(bar()).toHaveTextContent(/2 изменения в 1 товаре/);
  await press('Сохранить');

  expect(called('SaveGoods')[0]?.variables).toEqual({
    changes: [{ id: 102, revision: 1, name: 'INVIS', price: 25_900 }],
  });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Сохранение' })).not.toBeInTheDocument());
  expect(price('INVIS')).toHaveValue('25\u00A0900');
});

it('wants a price typed again that moves by more than half', async () => {
  const { called } = open({ SaveGoods: [saved({ ...DUOS, price: 2490, revision: 2 })] });
  await screen.findByRole('table');

  await write('Цена: INVIS DUOS', '2490');
  expect(price('INVIS DUOS')).toBeInvalid();
  expect(within(bar()).getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await userEvent.click(price('INVIS DUOS'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByRole('textbox', { name: 'Цена ещё раз: IDS-102' })).toHaveFocus();
  await userEvent.keyboard('2490');
  await userEvent.click(price('INVIS DUOS'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');

  expect(called('SaveGoods')[0]?.variables).toEqual({
    changes: [{ id: 102, revision: 1, price: 2490, confirmPrice: 2490 }],
  });
});

it('puts the price that is to be typed again before the others', async () => {
  open({});
  await screen.findByRole('table');

  await write('Цена: INVIS DUOS', '25 000');
  await write('Цена: INVIS DUOS 3DL', '3290');

  const [first] = within(bar()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^IDS-103/);
});

it('goes from field to field by keys, and Esc takes back what was typed', async () => {
  open({});
  await screen.findByRole('table');

  await userEvent.click(price('INVIS DUOS'));
  await userEvent.keyboard('25000{Enter}');
  expect(price('INVIS DUOS 3DL')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}33000{Escape}');
  expect(price('INVIS DUOS 3DL')).toHaveValue('32\u00A0900');
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowLeft}');
  expect(screen.getByRole('textbox', { name: 'Название: INVIS DUOS 3DL' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(bar()).toHaveTextContent(/IDS-102: цена 24 900 ₽ → 25 000 ₽.*IDS-103: в продаже да → нет/);
});

it('takes a column from Excel, and says what found no place', async () => {
  open({});
  await screen.findByRole('table');

  pasteInto(price('INVIS DUOS 3DL'), '33 900,50 ₽\r\n6 900\r\n7 000\r\n');

  await waitFor(() => expect(bar()).toHaveTextContent(/IDS-103: цена 32 900 ₽ → 33 900,50 ₽/));
  expect(bar()).toHaveTextContent(/SRV-201: цена 6 500 ₽ → 6 900 ₽/);
  expect(screen.getByText(/Не нашлось места: 1 строка. 7 000/)).toBeVisible();
});

it('finds pasted articles among all goods, also where they are not shown', async () => {
  const other = { ...DUOS, id: 104, code: 'RB-104', name: 'РБ-1', price: 9800 };
  const { called } = open({ ListGoods: [listed(DUOS), listed(other)] });
  await screen.findByRole('table');

  pasteInto(price('INVIS DUOS'), 'rb-104\t9 900\nIDS-102\t25 000');

  await waitFor(() => expect(bar()).toHaveTextContent(/RB-104: цена 9 800 ₽ → 9 900 ₽/));
  expect(bar()).toHaveTextContent(/IDS-102: цена 24 900 ₽ → 25 000 ₽/);
  expect(called('ListGoods')[1]?.variables).toEqual({ filter: { articles: ['rb-104'] } });
});

it('keeps what was typed when the tab is closed or the session ends', async () => {
  const first = open({ SaveGoods: [{ code: 'UNAUTHENTICATED' }] });
  await screen.findByRole('table');
  await write('Цена: INVIS DUOS', '25900');
  await press('Сохранить');
  expect(await screen.findByText(/Вход закончился/)).toBeVisible();
  const { storage } = first.shop;
  first.unmount();

  open({}, storage);

  await screen.findByRole('table');
  expect(price('INVIS DUOS')).toHaveValue('25900');
  expect(bar()).toHaveTextContent(/25 900 ₽/);
});

it('shows both values where two people have changed the same, and saves the chosen one', async () => {
  const theirs = { ...DUOS, price: 26_900, revision: 2 };
  const { called } = open({
    ListGoods: [listed(DUOS), listed(theirs)],
    SaveGoods: [
      { code: 'CONFLICT', conflict: { productId: 102, revision: 2, by: 'Ольга', at: null, fields: ['price'] } },
      saved({ ...DUOS, price: 25_900, revision: 3 }),
    ],
  });
  await screen.findByRole('table');

  await write('Цена: INVIS DUOS', '25900');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Вы25 900 ₽Ольга26 900 ₽/);
  await press('Оставить моё');
  await press('Сохранить');

  expect(called('SaveGoods')[1]?.variables).toEqual({ changes: [{ id: 102, revision: 2, price: 25_900 }] });
});

it('shows markup and formulas of a name as text', async () => {
  const name = '<img src=x onerror=alert(1)>=cmd|\u202Ex';
  open({ ListGoods: [listed({ ...DUOS, name })] });

  expect(await screen.findByRole('textbox', { name: `Название: ${name}` })).toHaveValue(name);
});

it('marks a product whose sale runs with what it costs now, and none whose sale is planned', async () => {
  const sale = { price: 19_900, isRunning: true };
  open({ ListGoods: [listed({ ...DUOS, sale }, { ...DUOS_3DL, sale: { ...sale, isRunning: false } })] });

  expect(await screen.findByRole('row', { name: /IDS-102/ })).toHaveTextContent(/распродажа 19.900.₽/);
  expect(screen.getByRole('row', { name: /IDS-103/ })).not.toHaveTextContent(/распродажа/);
  expect(price('INVIS DUOS')).toHaveValue('24\u00A0900');
});

it('says before saving that more than 500 goods cannot be saved at once', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ({
    ...DUOS,
    id: 1000 + index,
    code: `A-${index}`,
    name: `А${index}`,
  }));
  const { called } = open({ ListGoods: [listed(...many)] });
  await screen.findByRole('table');
  pasteInto(price('А0'), many.map(() => '25000').join('\n'));

  expect(bar()).toHaveTextContent(/не больше 500 строк, всё или ничего. Изменено 501/);
  expect(within(bar()).getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  fireEvent.change(price('А0'), { target: { value: '24900' } });
  expect(bar()).not.toHaveTextContent(/не больше 500/);
  expect(within(bar()).getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  expect(called('SaveGoods')).toEqual([]);
});
