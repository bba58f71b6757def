import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent } from '@shop/shared/testing';
import { ORDER, write } from '../../testing';
import { OrderPage } from './order-page';

type Answers = Parameters<typeof fakeApi>;

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00.000Z')));
afterEach(() => jest.restoreAllMocks());

const answerUpdate = (order: object) => ({ data: { siteUpdateOrders: [{ ...ORDER, ...order }] } });
const answerOrder = (order: object) => ({ data: { siteOrders: [{ ...ORDER, ...order }] } });

function renderOrder(...answers: Answers) {
  const api = fakeApi(answerOrder({}), ...answers);
  return renderPage(OrderPage, { at: '/orders/123', path: '/orders/:id', api });
}

const COMMENT = /Комментарий к\sзаказу/;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

async function openForm(...answers: Answers) {
  const view = renderOrder(...answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByRole('button', { name: 'Сохранить' });
  return view;
}

it('sends the changed values only, and keeps them after a failure', async () => {
  const { api, shop, container } = await openForm(
    { code: 'INTERNAL_SERVER_ERROR' },
    { code: 'BAD_REQUEST', fields: { deliveryDate: 'В этот день не возим' } },
    answerUpdate({ orderComment: 'Звоните' }),
  );
  const day = screen.getByLabelText('Дата доставки');
  expect(day).toHaveFocus();
  await write(COMMENT, 'Звоните');
  await userEvent.selectOptions(screen.getByLabelText('Время доставки'), 'Любое');
  await expectNoAxeViolations(container);

  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось обновить заказ');
  expect(screen.getByLabelText(COMMENT)).toHaveValue('Звоните');
  await save();
  expect(await screen.findByText('В этот день не возим')).toBeVisible();
  expect(day).toBeInvalid();
  await write('Дата доставки', '2026-12-01');
  await write('Дата доставки', ORDER.deliveryDate);
  await save();

  await waitFor(() => expect(screen.getByRole('button', { name: 'Изменить' })).toHaveFocus());
  expect(api.calls[3]).toEqual({
    operation: 'UpdateOrder',
    variables: { id: 123, input: { orderComment: 'Звоните', deliveryPeriod: null } },
  });
  expect(shop.notices.getState().notices).toMatchObject([{ title: 'Заказ изменён' }]);
  expect(within(screen.getByRole('region', { name: 'Получатель' })).getByText('Звоните')).toBeVisible();
});

it('sends nothing when nothing was changed', async () => {
  const { api } = await openForm();

  await save();

  expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
  expect(api.calls).toHaveLength(1);
});

it('refuses a day in the past', async () => {
  await openForm();

  await write('Дата доставки', '2026-11-19');
  fireEvent.blur(screen.getByLabelText('Дата доставки'));

  expect(await screen.findByText('Дата не может быть в прошлом')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

it('offers to sign in without leaving the page when the session has ended, and keeps the values', async () => {
  const { shop } = await openForm({ code: 'UNAUTHENTICATED' });
  await write(COMMENT, 'Звоните');
  await save();

  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));

  expect(shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: null });
  expect(screen.getByLabelText(COMMENT)).toHaveValue('Звоните');
});

it('shows the current order when the shop has started to work on it', async () => {
  await openForm({ code: 'FORBIDDEN' }, answerOrder({ orderStatus: 'confirmed' }));
  await write(COMMENT, 'Звоните');

  await save();

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

it('cancels the order after a confirmation, and says when that failed', async () => {
  const { api, shop } = renderOrder({ code: 'INTERNAL_SERVER_ERROR' }, answerUpdate({ orderStatus: 'cancelled' }));
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    return within(screen.getByRole('alertdialog', { name: /Отменить заказ №\s000123\?/ }));
  };

  expect((await ask()).getByRole('button', { name: 'Не отменять' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Не отменять' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.calls).toHaveLength(1);

  await userEvent.click((await ask()).getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось обновить заказ');

  await userEvent.click((await ask()).getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText(/^Заказ отменён/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить заказ' })).toHaveFocus());
  expect(api.calls[2]?.variables).toEqual({ id: 123, input: { orderStatus: 'cancelled' } });
  expect(shop.notices.getState().notices).toMatchObject([
    { title: 'Заказ отменён', text: expect.stringMatching(/Заказ №\s000123 больше не\sготовим\./) },
  ]);
});
