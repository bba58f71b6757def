import { SELLER } from '@shop/shared/seller';
import { knownNumbers, linesOf, unknownNumbers } from '../../../host/documents/rendered-numbers';
import demoFacts from '../db/demo-data/facts.json';
import type { CreateOrderInput, OrderProductInput, SiteOrder } from '../generated/resolvers-types';
import * as account from '../modules/account/account-mails';
import { commentAnsweredMail } from '../modules/page-comments/comment-mails';
import { testEndedMail } from '../modules/page-tests/test-mail';
import { approvalAskedMail, approvalDeclinedMail } from '../modules/pages/approval-mails';
import { answerMail, questionMail, reviewMail } from '../modules/reviews/review-mails';
import { factorChangedMail, factorLinkMail } from '../modules/staff/factors/factor-mails';
import { invitationMail, ownerMail } from '../modules/staff/staff-mails';
import { noticeRequestedMail, stockArrivedMail } from '../modules/stock-notices/stock-notice-mails';
import { numbersOfOrder } from '../testing/order-numbers';
import { pdfText } from '../testing/pdf-text';
import { setUpShop } from '../testing/set-up-shop';
import type { TestDatabase } from '../testing/test-database';
import { COMPANY, courierOrder, fastOrder, ORDER_FIELDS, type TestShop } from '../testing/test-shop';
import { createManager, staffOrdersOf } from '../testing/test-staff-orders';
import { mailTexts } from './mail-texts';
import type { Mail } from './outbox-repository';

const CREATE = `mutation ($input: CreateOrderInput!) {
  siteCreateOrder(input: $input) { ${ORDER_FIELDS} guestKey invoice }
}`;
const UPDATE = `mutation ($id: Int!, $key: String!, $input: UpdateOrderInput!) {
  guestUpdateOrder(id: $id, key: $key, input: $input) { id }
}`;
const VAT_PERCENT = SELLER.vatPercent ?? 0;
const EMAIL = 'anna@example.ru';
const SITE = 'https://shop.example.ru';

/** A mail is made of its texts, the shop's words and the goods; nothing of the pages. */
const SOURCES = /^(?:api\/src\/mail\/|shared\/src\/rules\/seller\/)/;
const FACTS = demoFacts.map(({ name, value, unit }) => `${value} ${unit || name.toLowerCase()}`);

let database: TestDatabase;
let shop: TestShop;

setUpShop(
  (parts) => {
    ({ database, shop } = parts);
  },
  { settings: { areDiscountsEnabled: true } },
);

afterEach(() => database.reset());

/** The subjects of all mails that were read. */
const subjects: string[] = [];

function unknownIn(mail: Pick<Mail, 'subject' | 'html' | 'text'>, own: readonly string[]): string[] {
  subjects.push(mail.subject);
  const text = [mail.subject, linesOf(mail.html), mail.text].join('\n');
  return unknownNumbers(text, knownNumbers([...FACTS, ...own], SOURCES)).map((number) => `${mail.subject}: ${number}`);
}

async function placed(input: CreateOrderInput, headers = {}) {
  const { data, errors } = await shop.request(CREATE, { input }, headers);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data?.siteCreateOrder as SiteOrder; // as CREATE asks
}

async function queued(): Promise<Mail[]> {
  const { rows } = await database.db.query<Mail>(
    'select recipient, reply_to as "replyTo", subject, html, body as text from outbox order by id',
  );
  return rows;
}

const of = (productId: number, productCount = 1, more: Partial<OrderProductInput> = {}): OrderProductInput => ({
  ...{ productId, productCount, childProducts: [] },
  ...more,
});
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const BOOKING = { forProductId: 103, carMake: 'ГАЗ', carModel: 'Газель', carYear: 2021, voltage: 24, placeId: 1 };

const ORDERS: [kind: string, input: Partial<CreateOrderInput>, headers: Record<string, string>][] = [
  [
    'by courier with an accessory',
    { products: [of(102, 2, { childProducts: [{ productId: 10201, productCount: 1 }] })] },
    {},
  ],
  ['that is collected', { deliveryTypeId: 3 }, {}],
  ['by carrier', { deliveryCityId: 10, deliveryTypeId: 2 }, {}],
  ['whose delivery is agreed', { deliveryCityId: 31, deliveryTypeId: 2 }, {}],
  ['of a service', { products: [of(103), of(201, 1, { booking: BOOKING }), of(203)] }, {}],
  ['beyond stock', { products: [of(112, 10)] }, {}],
  ['with prices by quantity, more than half of the stock', { products: [of(102, 20)] }, {}],
  ['in a preview', {}, { 'x-shop-preview': 'mfe-catalog@1.0.0-eab9739b' }],
  ['without a page', { ...fastOrder() }, {}],
  ['of a company in cash', { ...COMPANY }, {}],
  [
    'of a company by invoice',
    {
      ...COMPANY,
      paymentType: 'invoice',
      products: [of(103, 6, { childProducts: [{ productId: 10302, productCount: 6 }] }), of(201, 6)],
    },
    {},
  ],
];

it.each(ORDERS)('the mails of an order %s say its own numbers and listed ones', async (_kind, input, headers) => {
  const order = await placed(
    courierOrder({ email: EMAIL, ...input, idempotencyKey: fastOrder().idempotencyKey }),
    headers,
  );
  const stock = await database.db.query<{ text: string }>("select stock || ' шт.' as text from products");
  const own = [...numbersOfOrder(order, VAT_PERCENT), ...stock.rows.map(({ text }) => text)];

  const mails = await queued();

  expect(mails).toHaveLength(2);
  expect(mails.flatMap((mail) => unknownIn(mail, own))).toEqual([]);
});

it('the mails about a changed and a cancelled order say no number without a source', async () => {
  const { id, guestKey, ...rest } = await placed(courierOrder({ email: EMAIL }));
  for (const input of [{ deliveryDate: dayFromNow(5), deliveryPeriod: '10:00–14:00' }, { orderStatus: 'cancelled' }])
    await shop.request(UPDATE, { id, key: guestKey, input });

  const mails = await queued();

  expect(mails).toHaveLength(6);
  const own = numbersOfOrder({ id, ...rest }, VAT_PERCENT);
  expect(mails.flatMap((mail) => unknownIn(mail, own))).toEqual([]);
});

it("the mails about what the shop's people do say no number without a source", async () => {
  const { id } = await placed(courierOrder({ ...COMPANY, email: EMAIL, paymentType: 'invoice', deliveryTypeId: 3 }));
  const manager = staffOrdersOf(shop, await createManager(database));
  const tellBuyer = true;
  await manager.change('staffUpdateOrder', id, { tellBuyer, input: { deliveryPrice: 460 } });
  await manager.change('staffMoveOrder', id, { tellBuyer, to: 'confirmed' });
  await manager.change('staffMoveOrder', id, { tellBuyer, to: 'assembled' });
  await manager.change('staffMoveOrder', id, { tellBuyer, to: 'shipped', carrier: 'СДЭК', trackNumber: '1020304050' });
  const { total: _, ...order } = await manager.get(id);
  const reason = 'Покупатель передумал';
  await manager.change('staffMoveOrder', id, { tellBuyer, to: 'cancelled', reason, restock: true });

  const mails = await queued();

  expect(mails).toHaveLength(7);
  const own = [...numbersOfOrder(order, VAT_PERCENT), '1020304050', '№ 000001-2'];
  expect(mails.flatMap((mail) => unknownIn(mail, own))).toEqual([]);
});

it.each(['support', 'partner', 'message'])('the mails of the form %s say no number without a source', async (form) => {
  const contact = { name: 'Анна', email: EMAIL, phone: '+7 912 000-41-64', city: 'Москва', company: 'Парк' };
  const payload = { form, userType: 'fiz', ...contact, message: 'Метка не видна', consent: true };
  await shop.app.inject({ method: 'POST', url: '/mail/send', payload });

  const mails = await queued();

  expect(mails).toHaveLength(2);
  expect(mails.flatMap((mail) => unknownIn(mail, []))).toEqual([]);
});

const SHOP = { shopEmail: 'orders@example.ru', publicUrl: SITE };
const USER = { email: EMAIL, fullname: 'Анна Ветрова' };
const DEVICE = { productName: 'INVIS DUOS', name: 'Анна', text: 'Спасибо' };
const APPROVAL = { email: EMAIL, who: 'Анна Ветрова', page: { id: 'rental', title: 'Прокат' }, note: 'К\u00A0севу' };
const NOTICED = { id: 102, name: 'INVIS DUOS', slug: 'invis_duos', price_kopecks: 2_490_000 };

/** Mails about anything but an order or a form. */
const OTHER_MAILS: readonly Mail[] = [
  reviewMail({ ...DEVICE, authorName: 'Анна', rating: 5 }, 'key', SHOP),
  questionMail({ ...DEVICE, email: EMAIL }, 'key', SHOP),
  answerMail({ ...DEVICE, email: EMAIL, slug: 'invis_duos', question: 'Ставится?', answer: 'Да' }, SITE),
  noticeRequestedMail(NOTICED, EMAIL, 'key', SITE),
  stockArrivedMail(NOTICED, { email: EMAIL, others: ['DUOS ONLINE LITE'], key: 'key' }, SITE),
  account.confirmationMail(USER, 'token', SITE),
  account.newEmailMail(USER, 'token', SITE),
  account.recoveryMail(USER, 'token', SITE),
  account.passwordChangedMail(USER, SITE),
  account.phoneChangedMail(USER, '79120004164', SITE),
  account.accountDeletedMail(USER, SITE),
  account.emailChangeRequestedMail(USER, 'new@example.ru', SITE),
  ...account.emailChangedMails(USER, { ...USER, email: 'new@example.ru' }, SITE),
  ownerMail(EMAIL, 'token', SITE),
  invitationMail({ email: EMAIL, rights: ['pages'], who: 'Анна Ветрова' }, 'token', SITE),
  approvalAskedMail(APPROVAL, SITE),
  approvalDeclinedMail({ ...APPROVAL, note: null }, SITE),
  testEndedMail({ email: EMAIL, outcome: 'wonB', page: APPROVAL.page }, SITE),
  commentAnsweredMail({ ...APPROVAL, commentId: 7, answer: 'Севу\u00A0— да' }, SITE),
  factorLinkMail(EMAIL, 'token', SITE),
  factorChangedMail(EMAIL, 'Анна Ветрова', 'добавлен ключ входа', SITE),
];

it('all other mails say no number without a source', () => {
  expect(OTHER_MAILS.flatMap((mail) => unknownIn(mail, ['24900 ₽']))).toEqual([]);
});

it('every mail that the shop can send was read above', () => {
  const isOf = (subject: string) => new RegExp(`^${subject.replaceAll(/\{\w+\}/g, '.+')}(?:\\. .*)?$`, 'u');

  expect(mailTexts().mails.filter(({ subject }) => !subjects.some((sent) => isOf(subject).test(sent)))).toEqual([]);
});

it('a wrong number in HTML or text of a mail is caught', () => {
  const [mail] = OTHER_MAILS;
  if (!mail) throw new Error('no mail');

  expect(unknownIn({ ...mail, html: mail.html.replace('</h1>', ' за 73&nbsp;ч</h1>') }, [])).toEqual([
    `${mail.subject}: 73 ч`,
  ]);
  expect(unknownIn({ ...mail, text: `${mail.text}\nГарантия 37 месяцев` }, [])).toEqual([`${mail.subject}: 37 мес.`]);
});

describe('the printed invoice', () => {
  const SHEET = /^shared\/src\/(?:rules\/seller|print-sheet)\//;

  it('says the order’s own numbers and the seller’s, and a wrong one is caught', async () => {
    const products = [
      of(103, 6, { childProducts: [{ productId: 10302, productCount: 6 }] }),
      of(201, 6, { booking: BOOKING }),
    ];
    const order = await placed(courierOrder({ ...COMPANY, email: EMAIL, paymentType: 'invoice', products }));
    const text = pdfText(Buffer.from(order.invoice ?? '', 'base64'));
    const own = [...numbersOfOrder(order, VAT_PERCENT), `${VAT_PERCENT} %`, `${SELLER.invoiceDays} дней`];

    expect(text).toContain('Счёт');
    expect(text).not.toContain('\uFFFD');
    expect(unknownNumbers(text, knownNumbers(own, SHEET))).toEqual([]);
    const [right = ''] = /\d+\u00A0шт\./.exec(text) ?? [];
    expect(unknownNumbers(text.replace(right, '37\u00A0шт.'), knownNumbers(own, SHEET))).toEqual(['37 шт.']);
  });
});
