import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { courierOrder, eventually, type TestShop } from '../../testing/test-shop';
import { toInvoice } from './invoice';

const CREATE = 'mutation ($input: CreateOrderInput!) { siteCreateOrder(input: $input) { id invoice } }';
const COMPANY = {
  userType: 'ur' as const,
  paymentType: 'invoice' as const,
  email: 'buh@example.ru',
  requisiteName: 'ООО «Первая прокатная»',
  requisiteInn: '7700000016',
  requisiteKpp: '770101001',
  requisiteAddress: 'Москва, бульвар Яна Райниса, д. 41',
  requisiteBankName: 'Банк «Образец», АО',
  requisiteBankBik: '044525225',
  requisiteAccountNumber: '40702810200000012345',
  requisiteBankAccount: '30101810400000000225',
};

let database: TestDatabase;
let shop: TestShop;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

afterEach(() => database.reset());

async function invoiceOf(changes: object): Promise<Buffer | null> {
  const { data } = await shop.request(CREATE, { input: courierOrder({ ...COMPANY, ...changes }) });
  const { invoice } = data?.siteCreateOrder as { invoice: string | null }; // as requested
  return invoice === null ? null : Buffer.from(invoice, 'base64');
}

async function readMails(): Promise<string[]> {
  const folder = path.join(shop.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(mails.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Reads a code as a camera does: from its picture. */
function read(text: string): string | undefined {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const found = jsQR(pixels, width, width);
  return found ? new TextDecoder().decode(Uint8Array.from(found.binaryData)) : undefined;
}

/** The objects of a PDF as text, its compressed streams unpacked. */
function contentsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n');
}

describe('the invoice', () => {
  it('is a tagged PDF in Russian whose text can be copied', async () => {
    const pdf = contentsOf((await invoiceOf({})) ?? Buffer.alloc(0));

    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('/Lang (ru)');
    expect(pdf).toMatch(/\/Marked true/);
    for (const tag of ['/Figure', '/Document', '/H1', '/H2', '/Table', '/TR', '/TH', '/TD', '/P'])
      expect(pdf).toContain(`/S ${tag}`);
    expect(pdf).toContain('/ToUnicode');
  });

  it.each([
    ['of a person', { userType: 'fiz', paymentType: 'cash' }],
    ['of a company that pays otherwise', { paymentType: 'cash' }],
  ])('does not exist for an order %s', async (_whose, changes) => {
    expect(await invoiceOf(changes)).toBeNull();
  });

  it('names rows, discounts, delivery, the total and its VAT', async () => {
    const products = [
      { productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 1 }] },
      { productId: 201, productCount: 1 },
    ];
    const { order } = await shop.order(courierOrder({ ...COMPANY, products }));
    if (!order) throw new Error('the order was refused');

    const invoice = toInvoice(order, new Set([201]));
    const plain = JSON.parse(JSON.stringify(invoice).replaceAll('\u00A0', ' ')) as typeof invoice; // the same shape

    expect(plain.rows).toEqual([
      ['INVIS DUOS', '2 шт.', '24 900 ₽', '49 800 ₽'],
      ['Радиометка РМ-2', '1 шт.', '1 900 ₽', '1 900 ₽'],
      [expect.stringContaining('Установка'), '1 усл.', '6 500 ₽', '6 500 ₽'],
      ['Доставка', '1 усл.', '450 ₽', '450 ₽'],
    ]);
    expect(plain.totals).toEqual([
      'Итого: 58 650 ₽',
      'В том числе НДС 22 %: 10 576,23 ₽',
      expect.stringMatching(/^Сумма прописью: Пятьдесят восемь тысяч шестьсот пятьдесят рублей 00 копеек/),
    ]);
    expect(plain.payer.facts).toContainEqual({ label: 'ИНН', value: '7700000016' });
    expect(plain.remarks).toContain('Счёт действует 5 рабочих дней.');
  });

  it('has a code that a bank reads: the payee, the sum and the purpose (ГОСТ Р 56042-2014)', async () => {
    const { order } = await shop.order(courierOrder({ ...COMPANY }));
    if (!order) throw new Error('the order was refused');
    const { code } = toInvoice(order, new Set());

    expect(read(code)).toBe(code);
    const [header, ...fields] = code.split('|');
    expect(header).toBe('ST00012');
    expect(fields.slice(0, 7)).toEqual([
      'Name=Индивидуальный предприниматель Соколов Д. А.',
      'PersonalAcc=40802810000000000000',
      'BankName=АО «Банк-образец»',
      'BIC=044500000',
      'CorrespAcc=30101810000000000000',
      'PayeeINN=500000000000',
      'Sum=2535000',
    ]);
    expect(fields[7]).toMatch(
      /^Purpose=Оплата по счёту № 000001 от \d+ [а-я]+ \d{4}\. В том числе НДС 22 %: [\d ]+,\d\d ₽$/,
    );
  });

  it('is attached to the mail of the buyer, and to no other', async () => {
    await invoiceOf({});
    const { rows } = await database.db.query<{ message_id: string; body: string }>(
      'select message_id, body from outbox order by id',
    );

    // Mails of the tests before may still be on their way.
    const mails = await eventually(async () => {
      const sent = (await readMails()).filter((mail) => rows.some((row) => mail.includes(row.message_id)));
      return sent.length === 2 && sent;
    });
    const withPdf = mails.filter((mail) => mail.includes('Content-Type: application/pdf'));
    expect(withPdf).toHaveLength(1);
    expect(withPdf[0]).toContain('To: buh@example.ru');
    expect(withPdf[0]).toContain(Buffer.from('%PDF-1').toString('base64'));
    expect(rows[1]?.body.replaceAll('\u00A0', ' ')).toContain(
      'Счёт на оплату приложен к письму, он действует 5 рабочих дней',
    );
  });
});
