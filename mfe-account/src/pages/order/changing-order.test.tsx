import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, fakeApi, renderPage } from '@shop/shared/testing';
import { ORDER } from '../../testing';
import { OrderPage } from './order-page';

type Answers = Parameters<typeof fakeApi>;

jest.setTimeout(30_000); // typing is slow

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00.000Z')));
afterEach(() => jest.restoreAllMocks());

const answerUpdate = (order: object) => ({ data: { siteUpdateOrders: [{ ...ORDER, ...order }] } });
const answerOrder = (order: object) => ({ data: { siteOrders: [{ ...ORDER, ...order }] } });

function renderOrder(...answers: Answers) {
  const api = fakeApi(answerOrder({}), ...answers);
  return renderPage(OrderPage, { at: '/orders/123', path: '/orders/:id', api });
}

async function openForm(...answers: Answers) {
  const view = renderOrder(...answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByRole('button', { name: 'Сохранить' });
  return view;
}

it('sends the changed values only', async () => {
  const { api, shop, container } = await openForm(answerUpdate({ orderComment: 'Звоните' }));
  expect(screen.getByLabelText('Дата доставки')).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/Комментарий к\sзаказу/), 'Звоните');
  await userEvent.selectOptions(screen.getByLabelText('Время доставки'), 'Любое');
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Изменить' })).toHaveFocus());
  expect(api.calls[1]).toEqual({
    operation: 'UpdateOrder',
    variables: { id: 123, input: { orderComment: 'Звоните', deliveryPeriod: null } },
  });
  expect(shop.notices.getState().notices).toMatchObject([{ title: 'Заказ изменён' }]);
  expect(within(screen.getByRole('region', { name: 'Получатель' })).getByText('Звоните')).toBeVisible();
});

it('sends nothing when nothing was changed', async () => {
  const { api } = await openForm();

  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
  expect(api.calls).toHaveLength(1);
});

it.each([
  ['2026-11-19', 'Дата не может быть в прошлом'],
  ['2027-11-21', 'Выберите дату в пределах года'],
])('refuses %s', async (day, message) => {
  await openForm();

  fireEvent.change(screen.getByLabelText('Дата доставки'), { target: { value: day } });
  fireEvent.blur(screen.getByLabelText('Дата доставки'));

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

it('keeps the values when the change fails', async () => {
  await openForm({ code: 'INTERNAL_SERVER_ERROR' });
  await userEvent.type(screen.getByLabelText(/Комментарий к\sзаказу/), 'Звоните');

  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось обновить заказ');
  expect(screen.getByLabelText(/Комментарий к\sзаказу/)).toHaveValue('Звоните');
});

it("shows the API's error at its field", async () => {
  await openForm({ code: 'BAD_REQUEST', fields: { deliveryDate: 'В этот день не возим' } });
  await userEvent.type(screen.getByLabelText(/Комментарий к\sзаказу/), 'Звоните');

  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  expect(await screen.findByText('В этот день не возим')).toBeVisible();
  expect(screen.getByLabelText('Дата доставки')).toHaveAttribute('aria-invalid', 'true');
});

it('offers to sign in without leaving the page when the session has ended, and keeps the values', async () => {
  const { shop } = await openForm({ code: 'UNAUTHENTICATED' });
  await userEvent.type(screen.getByLabelText(/Комментарий к\sзаказу/), 'Звоните');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));

  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: null });
  expect(screen.getByLabelText(/Комментарий к\sзаказу/)).toHaveValue('Звоните');
});

it('shows the current order when the shop has started to work on it', async () => {
  await openForm({ code: 'FORBIDDEN' }, answerOrder({ orderStatus: 'confirmed' }));
  await userEvent.type(screen.getByLabelText(/Комментарий к\sзаказу/), 'Звоните');

  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  expect(await screen.findByText(/Заказ уже в\sработе/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

it('offers no changes to an order that is no longer new', async () => {
  renderPage(OrderPage, {
    at: '/orders/123',
    path: '/orders/:id',
    api: fakeApi(answerOrder({ orderStatus: 'shipped' })),
  });

  expect(await screen.findByRole('button', { name: 'Повторить заказ' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Изменить' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
});

it('cancels the order after a confirmation', async () => {
  const { api, shop } = renderOrder(answerUpdate({ orderStatus: 'cancelled' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
  const question = screen.getByRole('alertdialog', { name: /Отменить заказ №\s000123\?/ });
  expect(screen.getByRole('button', { name: 'Не отменять' })).toHaveFocus();

  await userEvent.click(screen.getAllByRole('button', { name: 'Отменить заказ' }).at(-1) ?? question);

  expect(await screen.findByText(/^Заказ отменён/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить заказ' })).toHaveFocus());
  expect(api.calls[1]?.variables).toEqual({ id: 123, input: { orderStatus: 'cancelled' } });
  expect(shop.notices.getState().notices).toMatchObject([
    { title: 'Заказ отменён', text: expect.stringMatching(/Заказ №\s000123 больше не\sготовим\./) },
  ]);
});

it('does not cancel the order when the buyer declines', async () => {
  const { api } = renderOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));

  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }));

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.calls).toHaveLength(1);
});

it('says that the order could not be cancelled', async () => {
  renderOrder({ code: 'INTERNAL_SERVER_ERROR' });
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));

  await userEvent.click(screen.getAllByRole('button', { name: 'Отменить заказ' }).at(-1) ?? document.body);

  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось обновить заказ');
});
