import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, pageContext, renderPage, userEvent } from '@shop/shared/testing';
import { COMPANY_ORDER, DUOS, ORDER } from '../../testing';
import { page } from './index';

const renderOrder = (order: object, ...answers: Parameters<typeof fakeApi>) =>
  renderPage(page.Page, {
    at: '/orders/123',
    path: '/orders/:id',
    api: fakeApi({ data: { siteOrders: [order] } }, ...answers),
    lists: { products: [DUOS] },
  });

const factsOf = async (title: string) => within(await screen.findByRole('region', { name: title }));

it('shows the number immediately, and the order when it has loaded', async () => {
  renderOrder(ORDER);
  expect(screen.getByRole('heading', { level: 1, name: /Заказ №\s000123/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем заказ');

  const items = within(await screen.findByRole('list', { name: 'Состав заказа' }));

  expect(items.getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
  expect(items.getByText(/24\s900\s₽ за\sшт\., скидка за\sколичество 900\s₽ с\sкаждой/)).toBeVisible();
  expect(items.getByText(/^48\s000\s₽$/)).toBeVisible();
  expect(items.getByText('Радиометка РМ-2')).toBeVisible();
  expect(screen.getAllByText(/^50\s350\s₽$/)[0]).toBeVisible();
});

it('calls a part without a price included in its product, on screen and on paper', async () => {
  const [line] = ORDER.products;
  const part = { id: 3, productId: 10205, productName: 'Реле', productCount: 2, productPrice: 0, discount: 0 };
  renderOrder({ ...ORDER, products: [{ ...line, childProducts: [part] }] });

  const items = within(await screen.findByRole('list', { name: 'Состав заказа' }));

  expect(items.getByText('Реле').closest('li')).toHaveTextContent(/Реле2\sшт\.Входит в комплект$/);
  expect(screen.getAllByText('Входит в комплект')).toHaveLength(2);
  expect(screen.queryByText(/^0\s₽/)).not.toBeInTheDocument();
});

it('names the term of what was not in stock', async () => {
  const [line] = ORDER.products;
  renderOrder({ ...ORDER, products: [{ ...line, orderTermDays: 10 }] });

  const items = within(await screen.findByRole('list', { name: 'Состав заказа' }));

  expect(items.getByText(/^Под заказ, 10.дней$/)).toBeVisible();
});

it('says when and where the work was agreed on, in place of the wish', async () => {
  const [line] = ORDER.products;
  const wish = { date: '2026-12-01', half: null, place: 'Химки, ул. Панфилова, д. 19' };
  const agreed = { agreedDay: '2026-12-03', agreedTime: '10:00', agreedPlace: 'Химки, бокс 4' };
  renderOrder({ ...ORDER, products: [{ ...line, booking: { ...wish, ...agreed } }] });

  const items = within(await screen.findByRole('list', { name: 'Состав заказа' }));

  expect(items.getByText(/^Записаны: 3.декабря 2026, 10:00, Химки, бокс 4$/)).toBeVisible();
  expect(items.queryByText(/Панфилова|Пожелание/)).not.toBeInTheDocument();
});

it('shows delivery, recipient and payment', async () => {
  renderOrder(ORDER);

  const delivery = await factsOf('Доставка');
  expect(delivery.getByText(/Москва, ул\. Ленина, д\.\s5, подъезд\s2, кв\.\s18/)).toBeVisible();
  expect(delivery.getByText(/^30 ноября 2026, 10:00\u2060–\u206014:00$/)).toBeVisible();
  expect(delivery.getByText(/^450\s₽$/)).toBeVisible();

  const recipient = await factsOf('Получатель');
  expect(recipient.getByText('Анна Ветрова')).toBeVisible();
  expect(recipient.getByText('+7 912 000-41-64')).toBeVisible();
  expect(recipient.getByText('Картой при получении')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Плательщик' })).not.toBeInTheDocument();
});

it('shows how the parcel is followed: by a link where its carrier is known', async () => {
  renderOrder({ ...ORDER, orderStatus: 'shipped', carrier: 'СДЭК', trackNumber: '1020304050' });

  const delivery = await factsOf('Доставка');

  expect(delivery.getByText('СДЭК')).toBeVisible();
  expect(delivery.getByRole('link', { name: /1020304050/ })).toHaveAttribute(
    'href',
    'https://www.cdek.ru/ru/tracking/?order_id=1020304050',
  );
});

it('shows the track number of another carrier as text', async () => {
  renderOrder({ ...ORDER, orderStatus: 'shipped', carrier: 'Иван на «Газели»', trackNumber: '77-1' });

  const delivery = await factsOf('Доставка');

  expect(delivery.getByText('77-1')).toBeVisible();
  expect(delivery.queryByRole('link')).not.toBeInTheDocument();
});

it('leads with the total and the actions, and ends with the next steps', async () => {
  renderOrder(ORDER);

  const items = await screen.findByRole('list', { name: 'Состав заказа' });
  const total = screen.getByText(/Итого с\sдоставкой/);
  expect(total.compareDocumentPosition(items) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const steps = within(screen.getByRole('navigation', { name: 'Что дальше' })).getAllByRole('link');
  expect(steps.map((link) => link.getAttribute('href'))).toEqual([
    '/info_payment',
    '/info_delivery',
    '/wherebuy',
    '/support',
  ]);
});

it('leads from a delivered order to manuals and returns', async () => {
  renderOrder({ ...ORDER, orderStatus: 'delivered' });

  const steps = within(await screen.findByRole('navigation', { name: 'Что дальше' })).getAllByRole('link');

  expect(steps.map((link) => link.getAttribute('href'))).toEqual([
    '/documents',
    '/wherebuy',
    '/info_exchange_and_returns',
    '/support',
  ]);
});

it('shows the progress of the order on the track', async () => {
  renderOrder({ ...ORDER, orderStatus: 'assembled', statusUpdatedAt: '2026-11-21T06:30:00.000Z' });

  const stages = within(await screen.findByRole('list', { name: 'Путь заказа' })).getAllByRole('listitem');

  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Оформлен20 ноября, 13:00',
    'Подтверждён',
    'Собран21 ноября, 09:30',
    'Везём',
    'Вручим',
  ]);
  expect(stages[3]).toHaveAttribute('aria-current', 'step');
});

it('shows the requisites of a company', async () => {
  renderOrder(COMPANY_ORDER);
  const payer = await factsOf('Плательщик');
  expect(payer.getByText('ООО «Прокат»')).toBeVisible();
  expect(payer.getByText('7700000016')).toBeVisible();
  expect(payer.getByText('40702810200000012345')).toBeVisible();

  // The invoice is the first action of a company.
  const actions = screen
    .getAllByRole('button', { name: /Счёт|Повторить|Отменить/ })
    .map(({ textContent }) => textContent);
  expect(actions).toEqual(['Счёт, PDF', 'Повторить заказ', 'Отменить заказ']);
  expect(screen.getByText(/Счёт на\sоплату №\s000123 от\s20 ноября 2026/)).toBeInTheDocument();
  expect(screen.getByText(/Пятьдесят тысяч триста пятьдесят рублей 00 копеек/)).toBeInTheDocument();
});

it('prints the number of a changed invoice, and no line that came back whole', async () => {
  const [device] = COMPANY_ORDER.products;
  const back = { ...device, id: 99, productName: 'Возвращено', productCount: 0, childProducts: [] };
  renderOrder({ ...COMPANY_ORDER, invoiceEdition: 2, products: [...COMPANY_ORDER.products, back] });

  const title = await screen.findByText(/Счёт на\sоплату №\s000123-2 от\s20 ноября 2026/);
  const sheet = title.closest('article');
  expect(sheet).toHaveTextContent('Пятьдесят тысяч триста пятьдесят рублей');
  expect(sheet).not.toHaveTextContent('Возвращено');
});

it.each([
  ['an order of nobody or of another buyer', { data: { siteOrders: [] } }],
  ['an order that the API does not find', { code: 'NOT_FOUND' }],
])('shows the 404 page for %s', async (_case, answer) => {
  const { container } = renderPage(page.Page, { at: '/orders/9', path: '/orders/:id', api: fakeApi(answer) });

  expect(await screen.findByText('This page could not be found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Страница не найдена — INVIS DUOS');
  await expectNoAxeViolations(container);
});

it('shows the 404 page for an address without a number, without asking the API', async () => {
  const { api } = renderPage(page.Page, { at: '/orders/abc', path: '/orders/:id' });

  expect(screen.getByText('This page could not be found')).toBeVisible();
  expect(api.calls).toEqual([]);
  expect((await page.head(pageContext({ params: { id: 'abc' } }))).status).toBe(404);
});

it('offers to try again when the order does not load', async () => {
  const api = fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, { data: { siteOrders: [ORDER] } });
  renderPage(page.Page, { at: '/orders/123', path: '/orders/:id', api });
  expect(await screen.findByText('Заказ не загрузился')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

  expect(await screen.findByRole('list', { name: 'Состав заказа' })).toBeVisible();
});
