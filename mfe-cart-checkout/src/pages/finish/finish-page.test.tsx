import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, makeChild, makeProduct, userEvent } from '@shop/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { LastOrder } from '../../features/last-order';
import { answerWith, createFakeApi, failWith, makeLists, renderPage } from '../../testing';
import { FinishPage } from './finish-page';

const ORDER: LastOrder = {
  id: 123,
  name: 'Анна',
  email: 'anna@example.ru',
  placedAt: '2026-11-20T08:42:00.000Z',
  lines: [{ name: 'INVIS DUOS', count: 2, sumKopecks: 4_980_000, discountKopecks: 0, img: null, isService: false }],
  discountKopecks: 0,
  deliveryKopecks: 45_000,
  totalKopecks: 5_025_000,
  delivery: 'Курьер магазина, Москва',
  deliveryKind: 'courier',
  deliveryDate: '2026-11-21',
  deliveryPeriod: '10:00–14:00',
  paymentType: 'cash',
  payer: null,
};

const LINE = { name: 'INVIS DUOS', count: 2, sumKopecks: 4_980_000, discountKopecks: 0, img: null, isService: false };

const PAYER = {
  name: 'ООО «Первая прокатная»',
  inn: '7700000016',
  director: null,
  address: 'г. Москва, бульвар Яна Райниса, д. 41',
  bankName: 'Банк «Образец», АО',
  bik: '044525225',
  account: '40702810200000012345',
  correspondentAccount: '30101810400000000225',
};

// The storage time of the order starts when it is placed.
beforeEach(() =>
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T09:00:00.000Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

function renderFinish(order: Partial<LastOrder> & { ownerId?: number } = {}) {
  const storage = createMemoryStorage();
  storage.write('shop.lastOrder', { ...ORDER, ownerId: null, ...order });
  return renderPage(FinishPage, { at: '/checkout/finish', storage });
}

const LINK = '/checkout/finish#order=123&key=s3cret';

const FOUND = {
  orderStatus: 'assembled',
  paymentStatus: 'not_paid',
  phone: '74951234567',
  phoneExtension: '123',
  orderComment: null,
  deliveryKind: 'courier',
  deliveryStreet: 'Тверская',
  deliveryHome: '1',
  deliveryEntrance: null,
  deliveryFloor: null,
  deliveryApartment: null,
  deliveryComment: null,
  deliveryPriceOpen: false,
  carrier: null,
  trackNumber: null,
  id: 123,
  fio: 'Ветрова Анна Сергеевна',
  email: null,
  createdAt: '2026-11-20T08:42:00.000Z',
  deliveryPrice: 450,
  deliveryType: 'Курьер магазина',
  deliveryPlace: null,
  deliveryCity: 'Москва',
  deliveryDate: null,
  deliveryPeriod: null,
  paymentType: 'cash',
  userType: 'fiz',
  products: [
    {
      productId: 102,
      productCount: 1,
      productName: 'INVIS DUOS',
      productPrice: 24900,
      discount: 0,
      childProducts: [{ productId: 10205, productCount: 1, productName: 'Реле', productPrice: 0, discount: 0 }],
    },
  ],
};

describe('the link to a guest’s order', () => {
  it('shows the order as it is now, whatever this browser knows', async () => {
    const api = createFakeApi(answerWith({ guestOrder: FOUND }));
    renderPage(FinishPage, { at: LINK, path: '/checkout/finish', api });

    expect(await screen.findByRole('heading', { level: 1, name: 'Ваш заказ' })).toBeVisible();
    expect(api.calls[0]).toEqual({ operation: 'GuestOrder', variables: { id: 123, key: 's3cret' } });
    expect(screen.getByText('№ 000123')).toBeVisible();
    expect(screen.getAllByText('25 350 ₽')).toHaveLength(2);
    expect(screen.getByText('Входит в комплект')).toBeVisible();
    expect(screen.queryByText(/^0\s₽/)).not.toBeInTheDocument();
    expect(screen.getByText('Везём').closest('li')).toHaveAttribute('aria-current', 'step');
    await expectNoAxeViolations(document.body);
  });

  it('shows how the parcel of a shipped order is followed', async () => {
    const shipped = { ...FOUND, orderStatus: 'shipped', carrier: 'СДЭК', trackNumber: '1020304050' };
    const api = createFakeApi(answerWith({ guestOrder: shipped }));
    renderPage(FinishPage, { at: LINK, path: '/checkout/finish', api });

    expect(await screen.findByText('СДЭК')).toBeVisible();
    expect(screen.getByRole('link', { name: /1020304050/ })).toHaveAttribute(
      'href',
      'https://www.cdek.ru/ru/tracking/?order_id=1020304050',
    );
    await expectNoAxeViolations(document.body);
  });

  it('shows pictures, the courier’s address and the recipient in a browser that knows nothing of the order', async () => {
    const { container } = renderPage(FinishPage, {
      at: LINK,
      path: '/checkout/finish',
      api: createFakeApi(answerWith({ guestOrder: FOUND })),
      lists: makeLists({
        products: [
          makeProduct({ id: 102, img: '/duos.svg', childProducts: [makeChild({ id: 10205, img: '/relay.svg' })] }),
        ],
      }),
    });

    expect(await screen.findByText(/^Москва, Тверская, д\.\s1$/)).toBeVisible();
    expect(screen.getByText(/^Ветрова Анна Сергеевна, \+7 495 123-45-67 доб\.\s123$/)).toBeVisible();
    const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['/duos.svg', '/relay.svg']);
  });

  it('changes day and hours of a new order, and cancels it', async () => {
    const found = { ...FOUND, orderStatus: 'new' };
    const api = createFakeApi(answerWith({ guestOrder: found }));
    const { shop } = renderPage(FinishPage, { at: LINK, path: '/checkout/finish', api });
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    await userEvent.selectOptions(await screen.findByLabelText('Время доставки'), '14:00–18:00');
    api.answers = [answerWith({ guestUpdateOrder: { ...found, deliveryPeriod: '14:00–18:00' } })];
    await expectNoAxeViolations(document.body);

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

    expect(await screen.findByText('14:00–18:00')).toBeVisible();
    expect(api.calls.at(-1)).toEqual({
      operation: 'GuestUpdateOrder',
      variables: { id: 123, key: 's3cret', input: { deliveryPeriod: '14:00–18:00' } },
    });
    expect(shop.notices.getState().notices).toMatchObject([{ title: 'Заказ изменён' }]);

    api.answers = [answerWith({ guestUpdateOrder: { ...found, orderStatus: 'cancelled' } })];
    await userEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }));
    const question = within(screen.getByRole('alertdialog', { name: /Отменить заказ №\s000123\?/ }));
    await userEvent.click(question.getByRole('button', { name: 'Отменить заказ' }));

    expect(await screen.findByText(/^Заказ отменён\./)).toBeVisible();
    expect(api.calls.at(-1)?.variables).toEqual({ id: 123, key: 's3cret', input: { orderStatus: 'cancelled' } });
    expect(screen.queryByRole('button', { name: /Изменить|Отменить/ })).not.toBeInTheDocument();
  });

  it('says so when the shop has begun to work on the order meanwhile', async () => {
    const found = { ...FOUND, orderStatus: 'new' };
    const api = createFakeApi(answerWith({ guestOrder: found }));
    renderPage(FinishPage, { at: LINK, path: '/checkout/finish', api });
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    api.answers = [failWith('FORBIDDEN'), answerWith({ guestOrder: { ...found, orderStatus: 'confirmed' } })];

    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Отменить заказ' }));

    expect(await screen.findByText(/Заказ уже в\sработе/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  });

  it('is where a guest who has just ordered can change the order, too', async () => {
    const storage = createMemoryStorage();
    storage.write('shop.lastOrder', { ...ORDER, ownerId: null, guestKey: 'k' });
    const api = createFakeApi(answerWith({ guestOrder: { ...FOUND, orderStatus: 'new' } }));
    renderPage(FinishPage, { at: '/checkout/finish', storage, api });

    expect(screen.getAllByText('50 250 ₽')[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Отменить заказ' })).toBeVisible();
    expect(api.calls[0]).toEqual({ operation: 'GuestOrder', variables: { id: 123, key: 'k' } });
  });

  it('says that the order is cancelled', async () => {
    renderPage(FinishPage, {
      at: LINK,
      path: '/checkout/finish',
      api: createFakeApi(answerWith({ guestOrder: { ...FOUND, orderStatus: 'cancelled' } })),
    });

    expect(await screen.findByText(/Заказ отменён/)).toBeVisible();
  });

  it('says so when it leads to no order', async () => {
    renderPage(FinishPage, { at: LINK, path: '/checkout/finish', api: createFakeApi(failWith('NOT_FOUND')) });

    expect(await screen.findByRole('heading', { name: /Заказ по ссылке не.найден/ })).toBeVisible();
    expect(document.title).toMatch(/^Заказ по ссылке не.найден — INVIS DUOS$/);
  });

  it('can be tried again after a failure', async () => {
    const api = createFakeApi(failWith('INTERNAL_SERVER_ERROR'));
    renderPage(FinishPage, { at: LINK, path: '/checkout/finish', api });
    expect(await screen.findByText('Заказ не загрузился')).toBeVisible();

    api.answers = [answerWith({ guestOrder: FOUND })];
    await userEvent.click(screen.getByRole('button', { name: /Повторить|ещё раз/ }));

    expect(await screen.findByText('№ 000123')).toBeVisible();
  });

  it('is offered after a guest has ordered, also where the API does not answer', async () => {
    renderFinish({ guestKey: 's3cret' });
    await act(async () => undefined);

    expect(screen.getByRole('link', { name: 'Ссылка на этот заказ' })).toHaveAttribute('href', LINK);
  });
});

describe('FinishPage', () => {
  it('has a title of its own without an order', () => {
    renderPage(FinishPage, { at: '/checkout/finish' });

    expect(screen.getByRole('heading', { name: 'Здесь нет заказа' })).toBeVisible();
    expect(document.title).toBe('Здесь нет заказа — INVIS DUOS');
  });

  it('shows the number, the next steps and the ordered lines', async () => {
    renderFinish();

    expect(screen.getByRole('heading', { level: 1, name: 'Заказ оформлен' })).toBeVisible();
    expect(screen.getByText('№ 000123')).toBeVisible();
    expect(screen.getByText(/Анна, спасибо.+Копию отправили на anna@example\.ru\./)).toBeVisible();
    expect(screen.getByText('20 ноября, 11:42')).toBeVisible();
    expect(screen.getAllByText('50 250 ₽')).toHaveLength(2);
    const steps = within(screen.getByRole('navigation', { name: 'Что дальше' })).getAllByRole('link');
    expect(steps.map((step) => step.getAttribute('href'))).toEqual(['/wherebuy', '/support']);
  });

  it.each([
    ['is fitted', { isInstallation: true, isService: true }, {}, ['/info_order', '/support']],
    ['is serviced without a fitting', { isService: true }, {}, ['/support']],
    ['is collected', {}, { deliveryKind: 'pickup' as const }, ['/info_delivery', '/wherebuy', '/support']],
    ['is paid by invoice', {}, { paymentType: 'invoice' as const }, ['/info_payment_rules', '/wherebuy', '/support']],
  ])('leads on by what %s', (_what, line, order, hrefs) => {
    renderFinish({ ...order, lines: [{ ...LINE, ...line }] });

    const steps = within(screen.getByRole('navigation', { name: 'Что дальше' })).getAllByRole('link');
    expect(steps.map((step) => step.getAttribute('href'))).toEqual(hrefs);
  });

  it('waits for the money of a company that pays by invoice', () => {
    renderFinish({ paymentType: 'invoice', payer: PAYER });

    expect(within(screen.getByRole('list', { name: 'Что будет с заказом' })).getByText('Ждём оплату')).toBeVisible();
  });

  it('promises no mail without an e-mail address, and no total without a delivery price', () => {
    renderFinish({ email: null, deliveryKopecks: null });

    expect(screen.queryByText(/Копию отправили/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Без доставки')).toHaveLength(2);
  });

  it('shows the delivery, its date and the payment', () => {
    renderFinish();

    expect(screen.getByText('Курьер магазина, Москва')).toBeVisible();
    expect(screen.getByText('21 ноября 2026, 10:00–14:00')).toBeVisible();
    expect(screen.getByText('Наличными')).toBeVisible();
    expect(screen.queryByText(/Счёт на оплату/)).not.toBeInTheDocument();
  });

  it('names the place where the order is collected', () => {
    renderFinish({ delivery: 'Самовывоз', place: 'Химки, ул. Пролётная, д. 12, офис 41' });

    expect(screen.getByText('Где забрать')).toBeVisible();
    expect(screen.getByText('Химки, ул. Пролётная, д. 12, офис 41')).toBeVisible();
  });

  it('prints the invoice of a company', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const lines = [
      {
        name: 'DUOS ONLINE LITE',
        count: 3,
        sumKopecks: 2_370_000,
        discountKopecks: 118_500,
        img: null,
        isService: false,
      },
      { name: 'Установка комплекса', count: 1, sumKopecks: 650_000, discountKopecks: 0, img: null, isService: true },
    ];
    const sums = { discountKopecks: 118_500, deliveryKopecks: null, totalKopecks: 2_901_500 };
    const { container } = renderFinish({ paymentType: 'invoice', payer: PAYER, lines, ...sums });
    const sheet = within(screen.getByRole('region', { name: 'Счёт на оплату' }));

    expect(sheet.getByRole('heading', { name: /^Счёт на.оплату №.000123 от.20 ноября 2026$/ })).toBeVisible();
    expect(sheet.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      '№НаименованиеКол-воЦенаСумма',
      '1DUOS ONLINE LITE3 шт.7 505 ₽22 515 ₽',
      '2Установка комплекса1 усл.6 500 ₽6 500 ₽',
    ]);
    expect(sheet.getByText('Итого: 29 015 ₽')).toBeVisible();
    expect(sheet.getByText(/Двадцать девять тысяч пятнадцать рублей 00 копеек/)).toBeVisible();
    expect(sheet.getByText(/Цены указаны с НДС\. Доставка по договорённости, в сумму не входит\./)).toBeVisible();
    for (const text of ['500000000000', '7700000016', '40702810200000012345', 'ООО «Первая прокатная»']) {
      expect(sheet.getByText(text)).toBeVisible();
    }
    const steps = screen.getByRole('navigation', { name: 'Что дальше' });
    const isBefore = sheet.getByRole('table').compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Счёт, PDF' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.click(sheet.getByRole('button', { name: 'Распечатать счёт' }));
    expect(print).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('downloads the invoice of a guest by the key of the order', async () => {
    const api = createFakeApi(failWith('NETWORK_ERROR'), answerWith({ guestOrder: { invoice: btoa('%PDF-1.7') } }));
    const createObjectURL = jest.fn((_file: Blob) => 'blob:invoice');
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const storage = createMemoryStorage();
    storage.write('shop.lastOrder', { ...ORDER, ownerId: null, paymentType: 'invoice', payer: PAYER, guestKey: 'k' });
    renderPage(FinishPage, { at: '/checkout/finish', storage, api });

    await userEvent.click(screen.getByRole('button', { name: 'Счёт, PDF' }));

    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(api.calls.at(-1)).toMatchObject({ operation: 'GuestInvoice', variables: { id: 123, key: 'k' } });
    expect(createObjectURL.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf', size: 8 });
    expect(click.mock.contexts[0]).toMatchObject({ download: 'Счёт 000123.pdf' });
    jest.restoreAllMocks();
  });

  it('shows no invoice for a company that pays otherwise', () => {
    renderFinish({ payer: PAYER });

    expect(screen.queryByRole('region', { name: 'Счёт на оплату' })).not.toBeInTheDocument();
    expect(screen.getByText('ООО «Первая прокатная»')).toBeVisible();
  });

  it("shows a user's order to nobody else", () => {
    renderFinish({ ownerId: 7 });

    expect(screen.getByRole('heading', { name: 'Здесь нет заказа' })).toBeVisible();
  });

  it('deletes an old order', () => {
    const { shop } = renderFinish({ placedAt: '2026-11-01T08:42:00.000Z' });

    expect(screen.getByRole('heading', { name: 'Здесь нет заказа' })).toBeVisible();
    expect(shop.storage.read('shop.lastOrder')).toBeNull();
  });

  it('copies the number', async () => {
    const user = userEvent.setup();
    const { shop } = renderFinish();

    await user.click(screen.getByRole('button', { name: 'Скопировать' }));

    expect(await navigator.clipboard.readText()).toBe('№\u00A0000123');
    expect(shop.notices.getState().notices.at(-1)?.title).toBe('Скопировано');
  });

  it.each([
    null,
    'text',
    { id: 1 },
    { ...ORDER, lines: [{}] },
    { ...ORDER, placedAt: 'yesterday' },
    { ...ORDER, payer: { inn: 5 } },
  ])('shows no order for the stored value %j', (stored) => {
    const storage = createMemoryStorage();
    storage.write('shop.lastOrder', stored);

    renderPage(FinishPage, { at: '/checkout/finish', storage });

    expect(screen.getByRole('heading', { name: 'Здесь нет заказа' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'К оборудованию' })).toHaveAttribute('href', '/products');
  });

  it('shows nothing before hydration', () => {
    const storage = createMemoryStorage();
    storage.write('shop.lastOrder', { ...ORDER, ownerId: null });

    renderPage(FinishPage, { at: '/checkout/finish', storage, isHydrated: false });

    expect(screen.getByRole('status')).toHaveTextContent('Загружаем заказ');
  });
});
