import { CONSENT_TEXTS_VERSION } from '../../consent-texts';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import type { TestShop } from '../../testing/test-shop';

const REQUIRED = 'Поле обязательно для заполнения';
const MESSAGE = {
  form: 'support',
  userType: 'fiz',
  name: 'Анна Ветрова',
  email: 'anna@example.ru',
  phone: '+7 912 000-41-64',
  message: 'Метка не видна.\nЧто делать?',
  consent: true,
};

/** A message of the form with one field for e-mail or phone. */
function messageWithContact(contact: unknown) {
  const { email: _email, phone: _phone, ...message } = MESSAGE;
  return { ...message, form: 'message', contact };
}

const ALL_REQUIRED = Object.fromEntries(
  ['form', 'userType', 'name', 'email', 'phone', 'message', 'consent'].map((field) => [field, REQUIRED]),
);
const TRAP = 'Оставьте это поле пустым';
const TOO_FAST = 'Значение не может быть меньше 1000';

let database: TestDatabase;
let shop: TestShop;

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
  },
  { settings: { areRateLimitsOn: true } },
);

afterEach(() => database.resetUsers());

function send(payload: object | string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/json' };
  return shop.app.inject({ method: 'POST', url: '/mail/send', payload, headers: { ...type, ...headers } });
}

async function queued() {
  const { rows } = await database.db.query<{
    recipient: string;
    reply_to: string | null;
    subject: string;
    body: string;
  }>('select recipient, reply_to, subject, body from outbox order by id');
  // The texts use no-break spaces after short words.
  return rows.map((mail) => ({
    ...mail,
    subject: mail.subject.replaceAll('\u00A0', ' '),
    body: mail.body.replaceAll('\u00A0', ' '),
  }));
}

it('stores the message, and queues a mail to the shop and a copy to its author', async () => {
  const response = await send(MESSAGE, { referer: 'http://localhost:3000/support?showForm=fiz' });

  expect(response.json()).toEqual({ success: true });
  const { rows } = await database.db.query(
    'select form, name, message, consented_at is not null as consented from mail_messages',
  );
  expect(rows).toEqual([{ form: 'support', name: MESSAGE.name, message: MESSAGE.message, consented: true }]);
  const [toShop, copy] = await queued();
  expect(toShop).toMatchObject({
    recipient: 'orders@example.ru',
    reply_to: MESSAGE.email,
    subject: 'Помощь с устройством: Анна Ветрова',
  });
  expect(toShop?.body).toContain('Страница: /support.');
  expect(copy).toMatchObject({ recipient: MESSAGE.email, subject: 'Копия вашего обращения' });
  expect(copy?.body).toContain(MESSAGE.message);
});

it.each([
  ['an e-mail', MESSAGE.email, { email: 'anna@example.ru', phone: null }],
  ['a phone', '8 912 000-41-64', { email: null, phone: '79120004164' }],
])('keeps the consent of an author with %s: edition, time, address', async (_what, contact, author) => {
  await send(messageWithContact(contact), { 'x-forwarded-for': '203.0.113.5' });

  const { rows } = await database.db.query('select * from consents');
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      user_id: null,
      ...author,
      purpose: 'messages',
      is_given: true,
      address: '203.0.113.5',
      texts_version: CONSENT_TEXTS_VERSION,
      given_at: expect.any(Date),
    },
  ]);
});

it('repeats no links to a mailbox that may be a stranger’s', async () => {
  const message = 'Смотрите https://evil.example/приз';
  await send({ ...MESSAGE, name: 'Выиграли? evil.example', message });

  const [toShop, copy] = await queued();
  expect(toShop?.body).toContain(message);
  expect(copy?.body).toContain('Здравствуйте, Выиграли!');
  expect(copy?.body).toContain('Вот что вы написали: Смотрите …');
});

it('sends the shop a partner’s company and INN', async () => {
  await send({
    ...MESSAGE,
    form: 'partner',
    userType: 'ur',
    company: 'ООО «Пример»',
    inn: 'ИНН/КПП \u200E7700000016/770001001',
    city: 'Тула',
  });

  const [toShop] = await queued();
  expect(toShop?.subject).toBe('Заявка партнёра: ООО «Пример»');
  expect(toShop?.body).toContain('Компания: ООО «Пример», ИНН 7700000016. Город: Тула.');
});

async function storedContacts() {
  const { rows } = await database.db.query<{ email: string | null; phone: string | null }>(
    'select email, phone from mail_messages',
  );
  return rows;
}

describe('a message with one contact', () => {
  it('that is an e-mail gets an answer and a copy by mail', async () => {
    const response = await send(messageWithContact(' anna@example.ru '));

    expect(response.json()).toEqual({ success: true });
    expect(await storedContacts()).toEqual([{ email: 'anna@example.ru', phone: null }]);
    const [toShop, copy] = await queued();
    expect(toShop).toMatchObject({ recipient: 'orders@example.ru', reply_to: 'anna@example.ru' });
    expect(toShop?.body).toContain('Контакт: Анна Ветрова, anna@example.ru.');
    expect(toShop?.body).toContain('Ответить: mailto:anna@example.ru');
    expect(toShop?.body).not.toContain('tel:');
    expect(copy).toMatchObject({ recipient: 'anna@example.ru', subject: 'Копия вашего обращения' });
    expect(copy?.body).toContain('Ответим в течение рабочего дня на этот адрес.');
    expect(copy?.body).not.toContain('позвоним');
  });

  it('that is a phone goes to the shop only, which calls', async () => {
    const response = await send(messageWithContact('8 912 000-41-64'));

    expect(response.json()).toEqual({ success: true });
    expect(await storedContacts()).toEqual([{ email: null, phone: '79120004164' }]);
    const mails = await queued();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: 'orders@example.ru', reply_to: null });
    expect(mails[0]?.body).toContain('Контакт: Анна Ветрова, +7 912 000-41-64.');
    expect(mails[0]?.body).toContain('Позвонить: tel:+79120004164');
    expect(mails[0]?.body).not.toContain('mailto:');
    const { rows } = await database.db.query("select from rate_limits where bucket like 'message-copies%'");
    expect(rows).toEqual([]);
  });

  it.each(['support', 'partner'])('that is a phone gives the %s mail a button that calls', async (form) => {
    await send({ ...messageWithContact('+7 912 000-41-64'), form });

    const [toShop] = await queued();
    expect(toShop?.body).toContain('Позвонить: tel:+79120004164');
  });

  it('keeps an e-mail given beside a phone', async () => {
    await send({ ...messageWithContact('+7 912 000-41-64'), email: MESSAGE.email, phone: '' });

    expect(await storedContacts()).toEqual([{ email: MESSAGE.email, phone: '79120004164' }]);
  });
});

it('offers the shop no call beside an answer by mail', async () => {
  await send(MESSAGE);

  const [toShop, copy] = await queued();
  expect(toShop?.body).toContain('Ответить: mailto:anna@example.ru');
  expect(toShop?.body).not.toContain('tel:');
  expect(copy?.body).toContain('Если понадобится, позвоним: +7 912 000-41-64.');
});

it.each([
  ['nothing at all', {}, ALL_REQUIRED],
  ['a contact that is neither', messageWithContact('anna'), { contact: 'Email или телефон некорректные' }],
  ['an empty contact', messageWithContact(''), { contact: REQUIRED }],
  ['a contact of another type', messageWithContact(['anna@example.ru']), { contact: REQUIRED }],
  [
    'a contact with nothing else',
    { contact: '' },
    Object.fromEntries(['form', 'userType', 'name', 'contact', 'message', 'consent'].map((field) => [field, REQUIRED])),
  ],
  [
    'a wrong e-mail beside a contact',
    { ...messageWithContact('+7 912 000-41-64'), email: 'anna' },
    { email: 'Email некорректный' },
  ],
  ['no consent', { ...MESSAGE, consent: 'yes' }, { consent: REQUIRED }],
  [
    'a wrong e-mail and phone',
    { ...MESSAGE, email: 'anna', phone: '12' },
    { email: 'Email некорректный', phone: 'Телефон некорректный' },
  ],
  [
    'a wrong INN',
    { ...MESSAGE, inn: '7700000017' },
    { inn: 'ИНН некорректный: не сходится последняя, контрольная цифра' },
  ],
  [
    'an endless message',
    { ...MESSAGE, message: 'я'.repeat(4001) },
    { message: 'Длина поля не может превышать 4000 символов' },
  ],
  ['an unknown form', { ...MESSAGE, form: 'spam' }, { form: REQUIRED }],
  ['a list', [MESSAGE], ALL_REQUIRED],
  ['no object at all', 'null', ALL_REQUIRED],
  ['values of other types', { ...MESSAGE, name: 5, message: ['Метка'] }, { name: REQUIRED, message: REQUIRED }],
  ['text in the hidden field', { ...MESSAGE, website: 'spam.example' }, { website: TRAP }],
  ['a form filled in instantly', { ...MESSAGE, filledInMs: 40 }, { filledInMs: TOO_FAST }],
  ['a time that is not a number', { ...MESSAGE, filledInMs: '5000' }, { filledInMs: TOO_FAST }],
])('refuses %s', async (_name, body, fields) => {
  const response = await send(body);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ code: 'BAD_REQUEST', message: 'Сообщение не отправлено', fields });
  expect(await queued()).toEqual([]);
});

it.each([
  ['broken JSON', '{"form":', 400, 'Сообщение не отправлено: его не удалось прочитать'],
  ['an empty body', '', 400, 'Сообщение не отправлено: его не удалось прочитать'],
  [
    'a huge body',
    JSON.stringify({ message: 'я'.repeat(300_000) }),
    413,
    'Сообщение не отправлено: оно слишком большое',
  ],
])('refuses %s', async (_name, body, status, message) => {
  const response = await send(body);

  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ code: 'BAD_REQUEST', message });
});

it('refuses a form that a browser sent without scripts', async () => {
  const response = await send('form=support', { 'content-type': 'application/x-www-form-urlencoded' });

  expect(response.statusCode).toBe(415);
  expect(response.json()).toEqual({ code: 'BAD_REQUEST', message: 'Сообщение не отправлено: ожидается JSON' });
});

it('accepts the extra fields that the forms of the site send', async () => {
  const response = await send({ ...MESSAGE, website: '', filledInMs: 1000 });

  expect(response.json()).toEqual({ success: true });
});

it('reveals only the code when the database fails', async () => {
  const failure = jest.spyOn(database.db, 'transaction').mockRejectedValue(new Error('relation "secret" is gone'));

  const response = await send(MESSAGE);
  failure.mockRestore();

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
    message: expect.stringMatching(/^На\sсайте ошибка/),
  });
  expect(await queued()).toEqual([]);
});

it('accepts five messages an hour from one address', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5' };
  for (let count = 0; count < 5; count += 1) expect((await send(MESSAGE, from)).statusCode).toBe(200);

  const refused = await send(MESSAGE, from);
  const neighbour = await send(MESSAGE, { 'x-forwarded-for': '203.0.113.6' });

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Слишком много попыток',
    retryAfter: expect.any(Number),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(neighbour.statusCode).toBe(200);
});

it('sends no sixth copy an hour to one mailbox, but still stores the message', async () => {
  for (let count = 0; count < 6; count += 1) {
    const response = await send(MESSAGE, { 'x-forwarded-for': `203.0.113.${count + 20}` });
    expect(response.statusCode).toBe(200);
  }

  const recipients = (await queued()).map(({ recipient }) => recipient);
  expect(recipients.filter((recipient) => recipient === MESSAGE.email)).toHaveLength(5);
  expect(recipients.filter((recipient) => recipient === 'orders@example.ru')).toHaveLength(6);
});
