import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestShop, expectNoAxeViolations, NO_REMOTES, userEvent } from '@shop/shared/testing';
import { ShopProvider } from '@shop/shared/runtime';
import { MessageForm } from './message-form';
import type { MessageFormProps } from './message-schema';

const FORM: Omit<MessageFormProps, 'onSent'> = {
  form: 'partner',
  userType: 'ur',
  fields: [
    { key: 'name', label: 'Имя', required: true },
    { key: 'phone', label: 'Телефон', required: true },
    { key: 'email', label: 'E-mail', required: true },
    { key: 'company', label: 'Компания', required: false },
    { key: 'cars', label: 'Машин', required: false, hint: 'примерно' },
    { key: 'message', label: 'Что важно учесть', required: false },
  ],
  messageTemplate: 'Заявка со страницы «Прокат и такси». Машин в парке: {cars}. {message}',
  consent: {
    text: 'Согласен с',
    link: { text: 'политикой конфиденциальности', href: '/documents/privacy-policy.pdf' },
  },
  submit: 'Отправить заявку',
  block: 'request',
};

const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const onSent = jest.fn();
const { fetch } = globalThis;

beforeEach(() => {
  globalThis.fetch = send as typeof globalThis.fetch;
  send.mockReset();
  onSent.mockReset();
});

afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

function renderForm(changes: Partial<MessageFormProps> = {}) {
  return render(
    <ShopProvider shop={createTestShop()} remotes={NO_REMOTES}>
      <MessageForm {...FORM} {...changes} onSent={onSent} />
    </ShopProvider>,
  );
}

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const bodyOf = (): Record<string, unknown> => JSON.parse(send.mock.calls[0]?.[1].body as string);

/** Presses the button a second after the form was opened, because it makes faster visitors wait. */
async function press() {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 1000);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillIn() {
  write('Имя', 'Анна');
  write('Телефон', '9120004164');
  write('E-mail', 'anna@example.ru');
  await userEvent.click(screen.getByRole('checkbox', { name: /Согласен с\sполитикой конфиденциальности/ }));
}

it('says what is missing, and sends nothing', async () => {
  const { container } = renderForm();

  await press();

  expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(4);
  expect(screen.getByLabelText('Имя')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

it('says what is wrong with an e-mail and an INN', async () => {
  renderForm({
    fields: [
      { key: 'email', label: 'E-mail', required: true },
      { key: 'inn', label: 'ИНН', required: true },
    ],
  });

  write('E-mail', 'anna');
  write('ИНН', '7700000017');
  await press();

  expect(await screen.findByText('Email некорректный')).toBeVisible();
  expect(screen.getByText(/^ИНН некорректный: не сходится/)).toBeVisible();
});

it('sends what was typed, with the message of the template', async () => {
  send.mockResolvedValue(answer(200, { success: true }));
  renderForm();
  await fillIn();
  write('Машин', '40');
  write('Что важно учесть', 'Два города');

  await press();

  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[0]).toBe('/mail/send');
  expect(bodyOf()).toEqual({
    form: 'partner',
    userType: 'ur',
    name: 'Анна',
    phone: '+7 912 000-41-64',
    email: 'anna@example.ru',
    company: '',
    inn: '',
    city: '',
    message: 'Заявка со страницы «Прокат и такси». Машин в парке: 40. Два города',
    consent: true,
    website: '',
    filledInMs: expect.any(Number),
    block: 'request',
    source: {},
  });
});

describe('one field for e-mail or phone', () => {
  const fields: MessageFormProps['fields'] = [
    { key: 'name', label: 'Имя', required: true },
    { key: 'contact', label: 'E-mail или телефон', required: true, hint: 'Телефон — с кодом страны' },
  ];

  it('says what is wrong with it', async () => {
    const { container } = renderForm({ fields });
    write('Имя', 'Анна');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect(await screen.findByText('Поле обязательно для заполнения')).toBeVisible();
    expect(screen.getByLabelText('E-mail или телефон')).toHaveFocus();

    write('E-mail или телефон', '912 000-41-64');

    expect(await screen.findByText('Email или телефон некорректные')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await expectNoAxeViolations(container);
  });

  it.each(['anna@example.ru', '+7 912 000-41-64'])('sends %s as the contact', async (contact) => {
    send.mockResolvedValue(answer(200, { success: true }));
    renderForm({ fields, messageTemplate: 'Ответить: {contact}. {message}' });
    write('Имя', 'Анна');
    write('E-mail или телефон', contact);
    await userEvent.click(screen.getByRole('checkbox'));

    await press();

    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(bodyOf()).toMatchObject({ name: 'Анна', contact, email: '', phone: '', message: `Ответить: ${contact}.` });
  });
});

describe('a visitor who fills in the form in an instant', () => {
  // Fake timers share their clock with Date. A real timer may fire a millisecond early.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits until the API takes them for a person; what was left empty is called so', async () => {
    send.mockResolvedValue(answer(200, { success: true }));
    renderForm();
    write('Имя', 'Анна');
    write('Телефон', '+7 912 000-41-64');
    write('E-mail', 'anna@example.ru');
    fireEvent.click(screen.getByRole('checkbox'));

    fireEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }));
    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(onSent).toHaveBeenCalledTimes(1);
    expect(bodyOf().message).toBe('Заявка со страницы «Прокат и такси». Машин в парке: не\u00A0указано.');
    expect(bodyOf().filledInMs).toBeGreaterThanOrEqual(1000);
  });
});

it('puts the refusal of the API to its field', async () => {
  send.mockResolvedValue(
    answer(400, { code: 'BAD_REQUEST', message: 'Сообщение не отправлено', fields: { phone: 'Телефон некорректный' } }),
  );
  renderForm();
  await fillIn();

  await press();

  expect(await screen.findByText('Телефон некорректный')).toBeVisible();
  expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
  expect(onSent).not.toHaveBeenCalled();
});

it.each([
  [
    'too many messages',
    () => Promise.resolve(answer(429, { code: 'TOO_MANY_REQUESTS', retryAfter: 1500 })),
    /Подождите 25\sмин\./,
  ],
  ['no network', () => Promise.reject(new TypeError('failed to fetch')), /Проверьте интернет/],
  ['a page of a proxy', () => Promise.resolve(new Response('<html>', { status: 502 })), /Текст сохранён в\sформе/],
])('keeps what was typed after %s, and tells what to do', async (_name, result, advice) => {
  send.mockImplementation(result);
  renderForm();
  await fillIn();

  await press();

  expect(await screen.findByRole('alert')).toHaveTextContent(/Сообщение не\sотправлено/);
  expect(screen.getByRole('alert')).toHaveTextContent(advice);
  expect(screen.getByLabelText('E-mail')).toHaveValue('anna@example.ru');
  expect(screen.getByRole('button', { name: 'Отправить заявку' })).toBeEnabled();
});
