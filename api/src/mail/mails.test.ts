import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { COMPANY, courierOrder, eventually, fastOrder, openTestShop, type TestShop } from '../testing/test-shop';
import { startTestSmtp } from '../testing/test-smtp';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterEach(() => database.reset());

afterAll(() => database.close());

async function queued() {
  const { rows } = await database.db.query<{
    recipient: string;
    reply_to: string;
    subject: string;
    html: string;
    body: string;
  }>('select recipient, reply_to, subject, html, body from outbox order by id');
  return rows.map((mail) => ({ ...mail, body: mail.body.replaceAll('\u00A0', ' ') }));
}

async function withShop(work: (shop: TestShop) => Promise<void>, options: Parameters<typeof openTestShop>[1] = {}) {
  const shop = await openTestShop(database.db, options);
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}

describe('the mails of an order', () => {
  it('give the shop everything it needs to call back', () =>
    withShop(async (shop) => {
      await shop.order(
        courierOrder({
          email: 'anna@example.ru',
          orderComment: 'Без звонка <утром>',
          deliveryDate: '2027-01-15',
          products: [{ productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 1 }] }],
        }),
      );

      const [mail] = await queued();
      expect(mail?.recipient).toBe('orders@example.ru');
      expect(mail?.subject.replaceAll('\u00A0', ' ')).toBe('Новый заказ № 000001, 52 150 ₽');
      expect(mail?.body).toContain(
        [
          'Покупатель: Анна Ветрова',
          'Телефон: +7 912 000-41-64',
          'E-mail: anna@example.ru',
          'Доставка: Курьер магазина',
          'Куда: Москва, ул. Академика Янгеля, д. 14, корп. 2',
          'Когда: 15 января 2027',
          'Оплата: наличными при получении',
          'Комментарий: Без звонка <утром>',
        ].join('\n'),
      );
      expect(mail?.body).toMatch(/^Заказ: № 000001 от [\d.]+, [\d:]+ по московскому времени$/m);
      expect(mail?.body).not.toMatch(/Реквизиты|не указано/);
      expect(mail?.body).toContain('- INVIS DUOS, 2 шт.: 49 800 ₽');
      expect(mail?.body).toContain('  + Радиометка РМ-2, 1 шт.: 1 900 ₽');
      expect(mail?.body).toContain('Итого: 52 150 ₽');
      expect(mail?.html).toContain('Без звонка &lt;утром&gt;');
      expect(mail?.html).not.toContain('<img');
    }));

  it('show the buyer what was bought, in pictures of this site that say nothing about them', () =>
    withShop(async (shop) => {
      const products = [102, 105, 102, 201].map((productId) => ({ productId, productCount: 1 }));
      await shop.order(courierOrder({ email: 'anna@example.ru', products }));

      const [, mail] = await queued();
      const images = mail?.html.match(/<img[^>]*>/g) ?? [];
      expect(images.map((image) => /alt="([^"]*)"/.exec(image)?.[1])).toEqual([
        'INVIS DUOS',
        'DUOS ONLINE LITE',
        'Установка комплекса',
      ]);
      for (const image of images) {
        const [, origin = '', file = ''] = /src="(https?:\/\/[^/"]+)\/images\/drawn\/([\w/-]+)\.png"/.exec(image) ?? [];
        expect(mail?.html).toContain(`href="${origin}/`);
        await access(path.join(__dirname, '../../../host/public/images', `${file}.svg`));
      }
    }));

  it('have the light design, and the dark one where the screen is dark', () =>
    withShop(async (shop) => {
      await shop.order(courierOrder({ email: 'anna@example.ru' }));

      const [, mail] = await queued();
      expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
      const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{([^]*?)\n\}/.exec(mail?.html ?? '') ?? [];
      const changed = [...dark.matchAll(/^\.(\w+)/gm)].map(([, name]) => name);
      const used = [...(mail?.html ?? '').matchAll(/class="([\w ]+)"/g)].flatMap(([, names = '']) => names.split(' '));
      expect(changed.filter((name) => name && !used.includes(name))).toEqual([]);
    }));

  it('keep a number of the telephone on one line', () =>
    withShop(async (shop) => {
      await shop.order(courierOrder({ email: 'anna@example.ru' }));

      const { html = '' } = (await queued())[1] ?? {};
      const shown = html.match(/\d{3}-\d\d-\d\d/g) ?? [];
      const kept =
        html.match(/<span style="white-space:nowrap">8[ \u00a0]\d{3}[ \u00a0]\d{3}-\d\d-\d\d<\/span>/g) ?? [];
      expect(shown.length).toBeGreaterThan(1);
      expect(kept).toHaveLength(shown.length);
    }));

  it('name number and day, and welcome an answer', () =>
    withShop(async (shop) => {
      await shop.order(courierOrder({ email: 'anna@example.ru' }));

      const mail = (await queued())[1];
      expect(mail?.body).toMatch(/Заказ № 000001 от \d\d\.\d\d\.\d{4} принят\./);
      expect(mail?.body).toContain('На это письмо можно ответить');
      expect(mail?.reply_to).toBe('info@example.ru');
    }));

  it('say nothing about an invoice in a company’s order that is paid in cash', () =>
    withShop(async (shop) => {
      const { order } = await shop.order(
        courierOrder({
          email: 'buh@example.ru',
          ...COMPANY,
          requisiteEdoOperator: 'Диадок',
        }),
      );

      const mail = (await queued())[1];
      expect(order?.paymentType).toBe('cash');
      expect(`${mail?.html} ${mail?.body}`).not.toMatch(/[Сс]ч[её]т[ау]?[\s,.]|после поступления|Сначала оплата/);
      expect(mail?.body).toContain('Оплата: наличными при получении.');
      expect(mail?.body).toContain('УПД передадим через ЭДО: Диадок.');
    }));

  it('ask for papers of the car only where something is fitted', () =>
    withShop(async (shop) => {
      for (const productId of [102, 203, 201])
        await shop.order(courierOrder({ email: 'anna@example.ru', products: [{ productId, productCount: 1 }] }));

      const mails = (await queued()).filter(({ recipient }) => recipient === 'anna@example.ru');
      expect(mails.map(({ body }) => body.includes('СТС'))).toEqual([false, false, true]);
    }));

  it('give an office’s phone with its extension, which no link dials', () =>
    withShop(async (shop) => {
      const { order } = await shop.order(fastOrder({ phone: '8 (495) 123-45-67, доб. 123' }));

      expect(order).toMatchObject({ phone: '74951234567', phoneExtension: '123' });
      const [mail] = await queued();
      expect(mail?.body).toContain('Телефон: +7 495 123-45-67 доб. 123');
      expect(mail?.html).toContain('href="tel:+74951234567"');
    }));

  it('thank a buyer who gave an e-mail, and omit empty fields', () =>
    withShop(async (shop) => {
      await shop.order(courierOrder({ email: 'anna@example.ru', deliveryTypeId: 3 }));

      const mail = (await queued())[1];
      expect(mail).toMatchObject({ recipient: 'anna@example.ru', subject: 'Заказ №\u00A0000001 оформлен' });
      expect(mail?.body).toContain('Здравствуйте, Анна!');
      expect(mail?.body).toContain('Доставка: Самовывоз. Адрес: Химки, ул. Пролётная, д. 12, офис 41.');
      expect(mail?.body).not.toContain('Когда:');
      expect(mail?.body).toContain('Доставка: самовывоз, 0 ₽');
      expect(mail?.body).not.toMatch(/[{}]|undefined|null/);
    }));

  it('say that the delivery price is still to be agreed', () =>
    withShop(async (shop) => {
      await shop.order(courierOrder({ email: 'anna@example.ru', deliveryCityId: 31, deliveryTypeId: 2 }));

      const [mail] = await queued();
      expect(mail?.body).toContain('Доставка: по договорённости');
      expect(mail?.body).toContain('Итого без доставки: 24 900 ₽');
    }));

  it('tell a buyer of a fast order that the shop will call back', () =>
    withShop(async (shop) => {
      await shop.order(fastOrder({ email: 'anna@example.ru' }));

      const mail = (await queued())[1];
      expect(mail?.subject).toBe('Быстрый заказ №\u00A0000001 принят');
      expect(mail?.body).toContain('Перезвоним на +7 912 000-41-64');
    }));

  it('go to the shop only when the buyer gave no e-mail', () =>
    withShop(async (shop) => {
      await shop.order(fastOrder());

      expect(await queued()).toHaveLength(1);
    }));

  it('are not sent for a refused order', () =>
    withShop(async (shop) => {
      await shop.order(fastOrder({ products: [{ productId: 117, productCount: 1 }] }));

      expect(await queued()).toEqual([]);
    }));
});

describe('without an SMTP server', () => {
  it('writes each mail as a file with a stable Message-ID', () =>
    withShop(async (shop) => {
      await shop.order(fastOrder({ email: 'anna@example.ru' }));

      const folder = path.join(shop.dataDir, 'outbox');
      const files = await eventually(async () => {
        const names = await readdir(folder).catch(() => []);
        return names.filter((name) => name.endsWith('.eml')).length === 2 && names.sort();
      });
      const text = await readFile(path.join(folder, files[1] ?? ''), 'utf8');
      expect(text).toContain('To: anna@example.ru\r\n');
      expect(text).toContain('From: INVIS DUOS <shop@example.ru>\r\n');
      expect(text).toMatch(/Message-ID: <[\w-]{36}@example\.ru>\r\n/);
      expect(text).toContain('Content-Type: multipart/alternative');
    }));
});

describe('with an SMTP server', () => {
  it('loses nothing when the server is down and comes back', async () => {
    const smtp = await startTestSmtp();
    const settings = { smtpUrl: smtp.url };
    await smtp.stop();
    await withShop(
      async (shop) => {
        for (let count = 0; count < 5; count += 1) await shop.order(fastOrder({ email: 'anna@example.ru' }));
        await eventually(async () => shop.logged().includes('mail not sent'));

        await smtp.start();

        await eventually(async () => smtp.received().length >= 10);
        expect(new Set(smtp.received().map(({ messageId }) => messageId)).size).toBe(10);
      },
      { settings, mailPace: { pollMs: 50, retrySeconds: () => 0.2 } },
    );
    expect(smtp.received()).toHaveLength(10);
    await smtp.stop();
  });

  const contacts = { name: 'Анна', email: 'anna@example.ru', phone: '+7 912 000-41-64' };
  const payload = { form: 'support', userType: 'fiz', ...contacts, message: 'Метка не видна', consent: true };

  it('accepts a message from a form while the server is down, and sends it later', async () => {
    const smtp = await startTestSmtp();
    await smtp.stop();
    await withShop(
      async (shop) => {
        const response = await shop.app.inject({ method: 'POST', url: '/mail/send', payload });
        await eventually(async () => shop.logged().includes('mail not sent'));

        await smtp.start();

        expect(response.json()).toEqual({ success: true });
        await eventually(async () => smtp.received().length >= 2);
      },
      { settings: { smtpUrl: smtp.url }, mailPace: { pollMs: 50, retrySeconds: () => 0.2 } },
    );
    await smtp.stop();
  });

  it('sends a mail that was queued before the clock was set back by an hour', async () => {
    const smtp = await startTestSmtp();
    await database.db.query(
      `insert into outbox (message_id, recipient, subject, html, body, created_at, next_attempt_at)
       values ('early', 'anna@example.ru', 'Заказ', '', '', now() + interval '1 hour', now() + interval '1 hour')`,
    );

    await withShop(
      async () => {
        await eventually(async () => smtp.received().length === 1);
      },
      { settings: { smtpUrl: smtp.url } },
    );

    await smtp.stop();
  });

  it('sends each mail once with four workers on one outbox', async () => {
    const smtp = await startTestSmtp();
    const options = { settings: { smtpUrl: smtp.url }, mailPace: { pollMs: 20 } };
    const shops = await Promise.all([1, 2, 3, 4].map(() => openTestShop(database.db, options)));

    await Promise.all(shops.flatMap((shop) => Array.from({ length: 10 }, () => shop.order(fastOrder()))));
    await eventually(async () => smtp.received().length >= 40);
    await Promise.all(shops.map((shop) => shop.close()));

    expect(smtp.received()).toHaveLength(40);
    await smtp.stop();
  });

  it('does not make buyers wait for a slow server, and sends each mail once', async () => {
    let answer: () => void = () => undefined;
    const smtp = await startTestSmtp({ until: new Promise((resolve) => (answer = resolve)) });
    await withShop(
      async (shop) => {
        const response = await shop.app.inject({ method: 'POST', url: '/mail/send', payload });

        expect(response.json()).toEqual({ success: true });
        expect(smtp.received()).toEqual([]);
        answer();
        await eventually(async () => smtp.received().length >= 2);
      },
      { settings: { smtpUrl: smtp.url }, mailPace: { pollMs: 20 } },
    );
    expect(smtp.received()).toHaveLength(2);
    await smtp.stop();
  });

  it('keeps retrying a refused mail, sends the others, and logs no address', async () => {
    const smtp = await startTestSmtp({ refusedRecipient: 'anna@example.ru' });
    await withShop(
      async (shop) => {
        await shop.order(fastOrder({ email: 'anna@example.ru' }));
        await eventually(async () => shop.logged().includes('mail not sent') && smtp.received().length === 1);
        expect(shop.logged()).not.toContain('anna@');

        smtp.relent();

        await eventually(async () => smtp.received().length === 2);
      },
      { settings: { smtpUrl: smtp.url }, mailPace: { pollMs: 50, retrySeconds: () => 0.2 } },
    );
    await smtp.stop();
  });
});
