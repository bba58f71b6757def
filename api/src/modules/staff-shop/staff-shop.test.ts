import { SELLER, type Seller } from '@shop/shared/seller';
import type { StaffShop, StaffShopInput } from '../../generated/resolvers-types';
import { pdfText } from '../../testing/pdf-text';
import { answerTo, refusalOf } from '../../testing/request-as';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { COMPANY, courierOrder, type TestShop } from '../../testing/test-shop';
import { ageProof, createTestStaff } from '../../testing/test-staff';
import type { TestUser } from '../../testing/test-users';
import { toInvoice } from '../invoices/invoice';
import { makeInvoiceOf } from '../invoices/make-invoice';
import { createOrderRepository } from '../orders/order-repository';
import { createStockRepository } from '../orders/stock-repository';

const FIELDS = `revision seller { ${Object.keys(SELLER).join(' ')} }`;
const READ = `{ staffShop { ${FIELDS} } }`;
const SAVE = `mutation ($revision: Int!, $input: StaffShopInput!) {
  staffSaveShop(revision: $revision, input: $input) { ${FIELDS} } }`;
const SELLER_OF_ORDER = `mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) {
  id invoice seller { ${Object.keys(SELLER).join(' ')} } } }`;

const BANK = {
  bankName: 'Банк «Новый», АО',
  bik: '044525225',
  account: '40702810200000012345',
  correspondentAccount: '30101810400000000225',
};
const PHONE = '8 800 555-35-35';

let database: TestDatabase;
let shop: TestShop;
let keeper: TestUser;
let other: TestUser;
setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  await database.db.query('delete from sellers where id > 1');
  keeper = await createTestStaff(database.db, ['shop'], { fullname: 'Пётр Ремезов' });
  other = await createTestStaff(database.db, ['shop'], { fullname: 'Ольга Дёмина' });
});

const read = () => answerTo<StaffShop>(shop, keeper, READ);
const save = async (input: StaffShopInput, by = keeper) =>
  answerTo<StaffShop>(shop, by, SAVE, { revision: (await read()).revision, input });
const refusal = async (input: StaffShopInput, revision?: number): Promise<Record<string, unknown>> => {
  const variables = { revision: revision ?? (await read()).revision, input };
  return (await refusalOf(shop, keeper, SAVE, variables)) ?? {};
};

const COMPANY_ORDER = () => courierOrder({ ...COMPANY, paymentType: 'invoice', email: 'buh@example.ru' });

async function placed() {
  const { data } = await shop.request(SELLER_OF_ORDER, { input: COMPANY_ORDER() });
  return data?.siteCreateOrder as { id: number; invoice: string; seller: Seller }; // as requested
}

async function readMails() {
  const { rows } = await database.db.query<{ body: string }>('select body from outbox order by id');
  return rows;
}

it('begins with what was compiled in', async () => {
  expect((await read()).seller).toEqual(SELLER);
  expect((await shop.request('{ siteSeller { inn } }')).data).toEqual({ siteSeller: { inn: SELLER.inn } });
});

it('saves a telephone, which shoppers, letters and invoices of new orders have at once', async () => {
  await save({ phone: PHONE, invoiceDays: 7, opensAt: '10:00' });

  expect((await shop.request('{ siteSeller { phone } }')).data).toEqual({ siteSeller: { phone: PHONE } });
  const { seller } = await placed();
  expect(seller).toEqual({ ...SELLER, phone: PHONE, invoiceDays: 7, opensAt: '10:00' });
  const mails = await readMails();
  const text = mails
    .map((mail) => mail.body)
    .join('\n')
    .replaceAll('\u00A0', ' ');
  expect(text).toContain(PHONE);
  expect(text).not.toContain(SELLER.phone);
  expect(text).toMatch(/с 10:00 до 20:00/);
  expect(text).toMatch(/7 рабочих дней/);
});

it('lets an order keep the bank and the VAT it was placed with', async () => {
  const before = await placed();
  await save({ ...BANK, vatPercent: null, vatPhrase: 'без НДС' });
  const after = await placed();

  expect(before.seller).toMatchObject({ bankName: SELLER.bankName, account: SELLER.account, vatPercent: 22 });
  expect(after.seller).toMatchObject({ ...BANK, vatPercent: null });
  const { db } = database;
  const services = { orders: createOrderRepository(db), stock: createStockRepository(db) };
  const again = await Promise.all([before, after].map(({ id }) => makeInvoiceOf(services, id)));
  const [old = '', current = ''] = again.map((invoice) =>
    pdfText(invoice?.content ?? Buffer.alloc(0)).replace(/\s/g, ''),
  );
  expect(old).toContain(SELLER.account);
  expect(old).toMatch(/ВтомчислеНДС22%/);
  expect(old).not.toContain('Банк«Новый»');
  expect(current).toContain('Банк«Новый»');
  expect(current).toContain('БезНДС');
});

it('prints the bank, the VAT and the payment code of the order’s own seller', async () => {
  const { order } = await shop.order(COMPANY_ORDER());
  if (!order) throw new Error('refused');
  const seller = { ...SELLER, ...BANK, vatPercent: 5 };
  const invoice = toInvoice({ ...order, seller }, new Set());

  expect(invoice.seller.facts).toContainEqual({ label: 'Расчётный счёт', value: BANK.account });
  expect(invoice.totals[1]).toMatch(/^В том числе НДС 5\s%/);
  expect(invoice.code).toContain(`PersonalAcc=${BANK.account}|BankName=${BANK.bankName}|BIC=${BANK.bik}`);
});

it('moves the shop’s own place and where orders are collected', async () => {
  await save({ city: 'Тверь', street: 'ул. Новая, д. 1', office: '', latitude: 56.86, longitude: 35.91 });

  const { data } = await shop.request('{ siteShopAddresses { id city address location { latitude } } }');
  const places = data?.siteShopAddresses as { id: number }[];
  expect(places.at(-1)).toMatchObject({ city: 'Тверь', address: 'ул. Новая, д. 1', location: { latitude: 56.86 } });
  const { order } = await shop.order(
    courierOrder({ deliveryCityId: 1, deliveryTypeId: 3, deliveryStreet: null, deliveryHome: null }),
  );
  expect(order?.deliveryPlace).toBe('Тверь, ул. Новая, д. 1');
});

it('asks for a fresh proof before it changes the bank, and for no other change', async () => {
  await ageProof(database.db, keeper, '11 minutes');

  expect(await refusal(BANK)).toMatchObject({ code: 'UNAUTHENTICATED', secondFactor: true });
  expect((await save({ phone: PHONE })).seller.phone).toBe(PHONE);
});

it('says who has changed what since one has read it, and saves nothing then', async () => {
  const { revision } = await read();
  await save({ phone: PHONE, email: 'new@example.ru' }, other);

  const { code, conflict } = await refusal({ phone: '8 800 100-00-00' }, revision);

  expect(code).toBe('CONFLICT');
  expect(conflict).toMatchObject({ revision: revision + 1, by: 'Ольга Дёмина', fields: ['phone', 'email'] });
  expect((await read()).seller.phone).toBe(PHONE);
});

it.each<[string, StaffShopInput, string[]]>([
  ['an ИНН with a wrong digit', { inn: '7700000017' }, ['inn', 'ogrnip']],
  ['a КПП of a sole trader', { kpp: '770101001' }, ['kpp']],
  ['an ОГРНИП with a wrong digit', { ogrnip: '304500116000158' }, ['ogrnip']],
  ['a БИК to which the accounts do not belong', { bik: '044525225' }, ['account', 'correspondentAccount']],
  ['a short account', { account: '123' }, ['account']],
  ['no name', { name: '  ' }, ['name']],
  ['a foreign telephone', { phone: '+1 212 555 01 00' }, ['phone']],
  ['a wrong e-mail', { email: 'почта' }, ['email']],
  ['hours that are none', { opensAt: '25:00' }, ['opensAt']],
  ['a day that ends before it begins', { closesAt: '8:00' }, ['closesAt']],
  ['a promise longer than the day', { opensAt: '19:50' }, ['closesAt']],
  ['a cut-off in other words', { courierCutOff: '9:00' }, ['courierCutOff']],
  ['a VAT of more than all', { vatPercent: 100 }, ['vatPercent']],
  ['no days for an invoice', { invoiceDays: 0 }, ['invoiceDays']],
  ['a letter in the postal code', { postalCode: '14140A' }, ['postalCode']],
  ['a point beside the earth', { latitude: 91, longitude: -181 }, ['latitude', 'longitude']],
  ['a name of 501 letters', { legalName: 'я'.repeat(501) }, ['legalName']],
])('refuses %s, and saves nothing', async (_, input, fields) => {
  const before = await read();

  const { code, fields: errors } = await refusal({ region: 'Тверская область', ...input });

  expect(code).toBe('BAD_REQUEST');
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(fields.toSorted());
  expect(await read()).toEqual(before);
});

it('has a record that names what was changed, not its value; nothing changed leaves none', async () => {
  const { revision } = await save({ phone: PHONE, name: SELLER.name });
  expect((await save({ phone: ` ${PHONE} ` })).revision).toBe(revision);

  const { rows } = await database.db.query<{ details: string }>(
    "select details from staff_audit where action = 'save-shop' order by id desc limit 1",
  );
  expect(JSON.parse(rows[0]?.details ?? '')).toEqual({ revision, fields: ['phone'] });
});
