import {
  expectNoAxeViolations,
  fakeApi,
  renderPage,
  userEvent,
  type ApiAnswer,
  withRights,
} from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listed, listedBefore, ROW } from '../../testing';
import { Screen } from './home-screen';

const NOON = Date.parse('2026-11-20T09:00:00.000Z');

const open = (answers: ApiAnswer[], at = '/admin') =>
  renderPage(withRights(Screen, 'orders'), {
    at,
    path: '/admin',
    api: fakeApi(...answers),
    lists: { deliveryCities: [] },
  });

/** Orders have changed since the list. */
const changed = { data: { staffOrdersMark: 'another' } };

const rows = () => within(screen.getByRole('list', { name: 'Заказы' })).getAllByRole('listitem');

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOON));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows of each order what a call needs, and counts the new ones in the title', async () => {
  const company = { ...ROW, id: 124, requisiteName: 'ООО «Вектор»', orderStatus: 'confirmed', callBy: null };
  const { container } = open([listed({ ...ROW, openBy: ['Пётр'] }, company)]);

  await screen.findByRole('link', { name: /№\s000123/ });
  const [first, second] = rows();
  expect(first).toHaveTextContent(/5 мин.*позвонить до 12:10.*Анна Ветрова.*Казань.*Курьер.*25 490 ₽.*без доставки/);
  expect(first).toHaveTextContent(/Наличными.*Не оплачен.*Новый.*открыт: Пётр/);
  expect(screen.getAllByRole('link', { name: '+7 912 000-41-64' })[0]).toHaveAttribute('href', 'tel:+79120004164');
  expect(second).toHaveTextContent('ООО «Вектор»');
  expect(screen.getByRole('link', { name: /^Подтверждены\s*2$/ })).toHaveAttribute('href', '/admin?status=confirmed');
  expect(document.title).toBe('(2) Заказы — INVIS DUOS');
  await expectNoAxeViolations(container);
});

it('marks a call that is late in words', async () => {
  open([listed({ ...ROW, callBy: '2026-11-20T08:50:00.000Z' })]);

  expect(await screen.findByText(/звонок просрочен: до\s11:50/)).toBeVisible();
});

it('shows a new order by itself within five seconds', async () => {
  jest.useFakeTimers({ now: NOON });
  open([listed(ROW), changed, listed({ ...ROW, id: 125 }, ROW)]);
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(rows()).toHaveLength(1);

  await act(async () => jest.advanceTimersByTimeAsync(5000));

  expect(rows()).toHaveLength(2);
  expect(document.title).toMatch(/^\(2\) Заказы/);
});

it('reads the list anew only when orders have changed, or after a minute', async () => {
  jest.useFakeTimers({ now: NOON });
  const same = { data: { staffOrdersMark: listed(ROW).data.staffOrders.mark } };
  const marks = Array.from({ length: 15 }, () => same);
  const { api } = open([listed(ROW), ...marks, listed({ ...ROW, callBy: '2026-11-20T08:50:00.000Z' })]);
  const operations = () => api.calls.map(({ operation }) => operation);
  await act(async () => jest.advanceTimersByTimeAsync(9000));
  expect(operations()).toEqual(['StaffOrders', 'StaffOrdersMark', 'StaffOrdersMark']);
  expect(rows()).toHaveLength(1);

  await act(async () => jest.advanceTimersByTimeAsync(56_000));

  expect(operations().filter((operation) => operation === 'StaffOrders')).toHaveLength(2);
});

it('keeps the list when the network drops, and says so until it is back', async () => {
  jest.useFakeTimers({ now: NOON });
  open([listed(ROW), { code: 'INTERNAL_SERVER_ERROR' }, listed(ROW)]);
  await act(async () => jest.advanceTimersByTimeAsync(5000));

  expect(rows()).toHaveLength(1);
  expect(screen.getByText(/Список не\sобновился/)).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(5000));

  expect(screen.queryByText(/Список не\sобновился/)).toBeNull();
});

it('says that older orders did not come until the list is read anew, though none has changed', async () => {
  jest.useFakeTimers({ now: NOON });
  open([listedBefore('after-123', ROW), { code: 'INTERNAL_SERVER_ERROR' }, listedBefore('after-123', ROW)]);
  await act(async () => jest.advanceTimersByTimeAsync(100));
  fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/Список не\sобновился/)).toBeVisible();

  await act(async () => jest.advanceTimersByTimeAsync(5000));

  expect(screen.queryByText(/Список не\sобновился/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Показать ещё' })).toBeVisible();
});

it('is worked by keys alone: «/» searches, arrows go through the lines', async () => {
  open([listed(ROW, { ...ROW, id: 122 })]);
  await screen.findByRole('link', { name: /№\s000123/ });

  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Найти заказ' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /№\s000123/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /№\s000122/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByText('Открыта страница /admin/orders/122')).toBeVisible();
});

it('searches among all orders, whatever tab is open, and keeps the search in the address', async () => {
  const { api } = open([listed(ROW), listed(ROW), listed(ROW)], '/admin?status=shipped&late=1');
  await screen.findByRole('link', { name: /№\s000123/ });
  expect(api.calls[0]?.variables).toEqual({ filter: { status: 'shipped', isLate: true } });

  await userEvent.type(screen.getByRole('searchbox'), '8 912');

  await waitFor(() => expect(api.calls.at(-1)?.variables).toEqual({ filter: { text: '8 912' } }));
  expect(window.location.search).toBe('?text=8+912');
});

it('opens with Enter the order that alone is found, also when Enter is pressed before it is', async () => {
  open([listed(ROW, { ...ROW, id: 122 }), listed(ROW)]);
  await screen.findByRole('link', { name: /№\s000122/ });

  await userEvent.type(screen.getByRole('searchbox'), '8 912{Enter}');

  expect(await screen.findByText('Открыта страница /admin/orders/123')).toBeVisible();
});

it('opens none of several orders with Enter', async () => {
  const { api } = open([listed(ROW), listed(ROW, { ...ROW, id: 122 })]);
  await screen.findByRole('link', { name: /№\s000123/ });

  await userEvent.type(screen.getByRole('searchbox'), '8 912{Enter}');

  await waitFor(() => expect(api.calls.at(-1)?.variables).toEqual({ filter: { text: '8 912' } }));
  expect(await screen.findByRole('link', { name: /№\s000122/ })).toBeVisible();
});

it('filters by day and payment, and shows all again with one press', async () => {
  const { api } = open([listed(), listed(), listed(), listed()]);
  await screen.findByText('Заказов пока нет');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Оплата' }), 'invoice');
  await waitFor(() => expect(api.calls.at(-1)?.variables).toEqual({ filter: { paymentType: 'invoice' } }));
  expect(await screen.findByText('Таких заказов нет')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Просрочен' }));
  await waitFor(() =>
    expect(api.calls.at(-1)?.variables).toEqual({ filter: { paymentType: 'invoice', isLate: true } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));

  await waitFor(() => expect(api.calls.at(-1)?.variables).toEqual({ filter: {} }));
});

it('shows what a shopper typed as text', async () => {
  open([listed({ ...ROW, fio: '<img src=x onerror=alert(1)>' })]);

  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

it('continues with older orders', async () => {
  const { api } = open([listedBefore('after-123', ROW), listed({ ...ROW, id: 101 })]);

  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));

  expect(await screen.findByRole('link', { name: /№\s000101/ })).toBeVisible();
  expect(api.calls[1]?.variables).toEqual({ filter: {}, after: 'after-123' });
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

it('loses no order that newer ones push off the first page', async () => {
  jest.useFakeTimers({ now: NOON });
  const [newest, second, third] = [{ ...ROW, id: 125 }, ROW, { ...ROW, id: 122 }];
  open([
    listedBefore('after-122', second, third),
    listed({ ...ROW, id: 101 }),
    changed,
    listedBefore('after-123', newest, second),
    changed,
    listedBefore('after-123', newest, second),
  ]);
  await act(async () => jest.advanceTimersByTimeAsync(100));
  fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await act(async () => jest.advanceTimersByTimeAsync(9000));

  const names = screen.getAllByRole('link', { name: /№/ }).map(({ textContent }) => textContent.slice(-6));
  expect(names).toEqual(['000125', '000123', '000122', '000101']);
});

it('shows older orders once, however often they are asked for', async () => {
  const older = listed({ ...ROW, id: 101 });
  const { api } = open([listedBefore('after-123', ROW), older, older]);

  await userEvent.dblClick(await screen.findByRole('button', { name: 'Показать ещё' }));

  expect(await screen.findByRole('link', { name: /№\s000101/ })).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(api.calls).toHaveLength(2);
});

it('can try again when the first list does not come', async () => {
  open([{ code: 'INTERNAL_SERVER_ERROR' }, listed(ROW)]);

  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('link', { name: /№\s000123/ })).toBeVisible();
});

it.each([
  [['goods'], '/admin/goods'],
  [['shop'], '/admin/shop'],
  [['people'], '/admin/people'],
  [['leads'], '/admin/reviews'],
] as const)('leads who may only %s to what they may see', async (rights, path) => {
  renderPage(withRights(Screen, ...rights), { at: '/admin', path: '/admin' });

  expect(await screen.findByText(`Открыта страница ${path}`)).toBeVisible();
});

it('saves the orders that the filters show as a table, after a proof where the API asks for one', async () => {
  const refused = { code: 'UNAUTHENTICATED', message: 'Подтвердите, что это вы', secondFactor: true };
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(JSON.stringify(refused), { status: 401 }))
    .mockResolvedValueOnce(new Response('Номер\r\n'));
  URL.createObjectURL = jest.fn(() => 'blob:orders');
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  open([listed(ROW)], '/admin?status=new&payment=cash&late=1');

  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));

  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const address = '/staff/export/orders.csv?status=new&paymentType=cash&isLate=true';
  expect(asked.mock.calls.map(([url]) => url)).toEqual([address, address]);
});

it('says why the table of orders was not saved', async () => {
  const refused = { code: 'FORBIDDEN', message: 'Нет права на заказы' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(refused), { status: 403 }));
  open([listed(ROW)]);

  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));

  expect(await screen.findByText('Нет права на заказы')).toBeVisible();
});
