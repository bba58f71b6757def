import { NO_USER } from '@shop/shared/runtime';
import { expectNoAxeViolations, fakeApi, renderPage, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { makeProduct } from '../../testing';
import { BuyButton } from './buy-button';

const READER = makeProduct({ id: 112, name: 'Считыватель СК-1', count: 0 });

async function openForm(...answers: ApiAnswer[]) {
  const page = renderPage(() => <BuyButton product={READER} />, { api: fakeApi(...answers) });
  await userEvent.click(await screen.findByRole('button', { name: 'Сообщить о поступлении: Считыватель СК-1' }));
  const dialog = await screen.findByRole('dialog', { name: /^Сообщить о\sпоступлении$/ });
  return { ...page, dialog };
}

const emailField = () => screen.getByLabelText('E-mail');
const consent = () => screen.getByRole('checkbox', { name: /Согласен на\sобработку/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Сообщить' }));

async function fillAndSend(email = 'anna@example.ru') {
  await userEvent.type(emailField(), email);
  await userEvent.click(consent());
  await send();
}

it('offers a mail in place of a sold-out product’s buy button, and sends the request', async () => {
  const { api, shop, dialog } = await openForm({ data: { siteCreateStockNotice: { success: true } } });
  expect(screen.queryByRole('button', { name: /В корзину/ })).not.toBeInTheDocument();
  expect(emailField()).toHaveFocus();
  expect(consent()).not.toBeChecked();
  expect(screen.getByRole('link', { name: /политике\sконфиденциальности/ })).toHaveAttribute(
    'href',
    '/documents/privacy-policy.pdf',
  );
  await expectNoAxeViolations(dialog);

  await fillAndSend();

  expect(api.calls).toEqual([
    {
      operation: 'CreateStockNotice',
      variables: { input: { productId: 112, email: 'anna@example.ru', consent: true } },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shop.notices.getState().notices[0]?.text).toContain('anna@example.ru');
});

it('fills in the confirmed e-mail of a user, also when it comes later, but not over what is typed', async () => {
  const { shop } = await openForm();
  const setEmail = (email: string) =>
    act(() => shop.auth.getState().setUser({ ...NO_USER, id: 1, email, active: true }));

  await userEvent.click(consent());
  setEmail('anna@example.ru');
  await waitFor(() => expect(emailField()).toHaveValue('anna@example.ru'));
  expect(consent()).toBeChecked();

  await userEvent.clear(emailField());
  await userEvent.type(emailField(), 'work@example.ru');
  setEmail('other@example.ru');
  expect(emailField()).toHaveValue('work@example.ru');
});

it('sends nothing without an e-mail and consent', async () => {
  const { api } = await openForm();

  await send();

  expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(2);
  expect(emailField()).toHaveFocus();
  expect(api.calls).toEqual([]);
});

it.each<[string, ApiAnswer, RegExp]>([
  ['is in stock by now', { code: 'CONFLICT' }, /уже есть в\sналичии/],
  ['is not sold any more', { code: 'NOT_FOUND' }, /больше не\sпродаётся/],
  ['was asked for too often', { code: 'TOO_MANY_REQUESTS', retryAfter: 90 }, /Подождите 2\sмин/],
  ['cannot be asked for now', { code: 'INTERNAL_SERVER_ERROR' }, /Попробуйте снова/],
  ['has a wrong e-mail', { code: 'BAD_REQUEST', fields: { email: 'Email некорректный' } }, /Email некорректный/],
])('says why a request failed when the product %s, and keeps what was typed', async (_why, answer, text) => {
  await openForm(answer);

  await fillAndSend();

  expect(await screen.findByText(text)).toBeVisible();
  expect(emailField()).toHaveValue('anna@example.ru');
});
