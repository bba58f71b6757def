import type { FastOrderProps } from '@shop/shared/federation';
import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, fakeApi, fillProducts, makeProduct, userEvent } from '@shop/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PLACED, createFakeApi, enter, failWith, keyOfCall, makeLists, renderPage } from '../../testing';
import { readLastOrder } from '../last-order';
import { FastOrderWidget } from '.';

const LINES = [{ productId: 102, productCount: 2, childProductIds: [10201] }];
const SEND = 'Отправить заказ';

type Options = Partial<Parameters<typeof renderPage>[1]> & Partial<FastOrderProps>;

function renderDialog({ lines = LINES, onClose = jest.fn(), onPlaced = jest.fn(), ...options }: Options = {}) {
  const Page = () => <FastOrderWidget lines={lines} onClose={onClose} onPlaced={onPlaced} />;
  return { ...renderPage(Page, { at: '/invis_duos', api: createFakeApi(PLACED), ...options }), onClose, onPlaced };
}

function dialog() {
  return within(screen.getByRole('dialog', { name: 'Быстрый заказ' }));
}

async function fill() {
  await enter('Имя', 'Анна');
  await enter('Телефон', '8 (912) 000-41-64');
}

async function send() {
  await userEvent.click(dialog().getByRole('button', { name: SEND }));
}

describe('FastOrderDialog', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lists the ordered lines and their total', async () => {
    renderDialog();

    expect(dialog().getByText('INVIS DUOS')).toBeVisible();
    expect(dialog().getByText('Радиометка РМ-2')).toBeVisible();
    expect(dialog().getByText('53 600 ₽')).toBeVisible();
    expect(dialog().getByText(/Нажимая кнопку, вы принимаете/)).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('shows no stock or totals before the products have loaded', () => {
    const { products = [], ...lists } = makeLists();
    const { shop } = renderDialog({ lists, api: fakeApi() });
    expect(dialog().getByRole('status', { name: 'Загружаем заказ' })).toBeVisible();
    expect(dialog().queryByText(/₽|нет|снят/)).not.toBeInTheDocument();

    act(() => fillProducts(shop, products));

    expect(dialog().getByText('53 600 ₽')).toBeVisible();
  });

  it('places a fast order by name and phone, and explains the next steps', async () => {
    const { api, onPlaced, shop } = renderDialog();
    await fill();

    await send();

    expect(await screen.findByRole('heading', { name: /^Заказ №.000123 оформлен$/ })).toHaveFocus();
    expect(dialog().getByText(/Анна, спасибо\. Менеджер позвонит/)).toBeVisible();
    expect(api.calls[0]?.variables.input).toEqual({
      idempotencyKey: expect.any(String) as string,
      expectedTotal: 53_600,
      fastOrder: true,
      userType: 'fiz',
      fio: 'Анна',
      phone: '79120004164',
      products: [{ productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 2 }] }],
    });
    expect(onPlaced).toHaveBeenCalledWith(123);
    expect(readLastOrder(shop)?.id).toBe(123);
    await expectNoAxeViolations(document.body);
  });

  it('stays open when the second press of a double click meets the answer, and closes at a later press', async () => {
    const { onClose } = renderDialog();
    await fill();
    await send();
    const done = await dialog().findByRole('button', { name: 'Готово' });

    await userEvent.click(done);
    await userEvent.click(dialog().getByRole('link', { name: /заказ/ }));
    await userEvent.click(screen.getByRole('button', { name: /Закрыть/ }));
    await userEvent.keyboard('{Escape}');

    expect(dialog().getByText(/№\s000123/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await userEvent.click(done);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps the values when no answer arrives, and sends the same order again', async () => {
    const storage = createMemoryStorage();
    const api = createFakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    const first = renderDialog({ api, storage });
    await fill();
    await send();
    expect(await dialog().findByText('Заказ не оформлен')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(await dialog().findByText('Заказ не оформлен')).toBeVisible();
    first.unmount();

    renderDialog({ api, storage });
    expect(dialog().getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
    api.answers = [PLACED];
    await send();

    expect(await screen.findByText('Заказ № 000123 оформлен')).toBeVisible();
    expect(new Set([0, 1, 2].map((call) => keyOfCall(api, call))).size).toBe(1);
    expect(storage.read('shop.fastOrder')).toBeNull();
    expect(storage.read('shop.fastOrder.sent')).toBeNull();
  });

  it('names the products that ran out, and orders what is in stock', async () => {
    const api = createFakeApi(failWith('BAD_REQUEST', { products: [{ productId: 10201, available: 1 }] }));
    renderDialog({ api });
    await fill();
    await send();
    expect(await dialog().findByText('Радиометка РМ-2. Доступно: 1 шт.')).toBeVisible();

    api.answers = [failWith('INTERNAL_SERVER_ERROR')];
    await userEvent.click(dialog().getByRole('button', { name: 'Заказать то, что есть' }));
    expect(dialog().getByText('51 700 ₽')).toBeVisible();
    expect(dialog().getByLabelText('Имя')).toHaveValue('Анна');
    await waitFor(() => expect(api.calls.at(-1)?.operation).toBe('PublicLists'));
    api.answers = [PLACED];
    await send();

    expect(await screen.findByText('Заказ № 000123 оформлен')).toBeVisible();
    expect(api.calls.at(-1)?.variables.input).toMatchObject({
      products: [{ productId: 102, productCount: 2, childProducts: [{ productId: 10201, productCount: 1 }] }],
    });
  });

  it('keeps the form when the order has become dearer, and the next press orders at the new price', async () => {
    const refusal = failWith('CONFLICT', { total: 57_600, prices: [{ productId: 102, price: 26_900 }] });
    const api = createFakeApi(refusal);
    renderDialog({ api });
    await fill();
    await send();
    expect(await dialog().findByText('INVIS DUOS: было 24 900 ₽, стало 26 900 ₽')).toBeVisible();
    expect(dialog().getByLabelText('Имя')).toHaveValue('Анна');

    api.answers = [PLACED];
    await userEvent.click(dialog().getByRole('button', { name: /^Заказать за 57.600.₽$/ }));

    expect(await screen.findByText('Заказ № 000123 оформлен')).toBeVisible();
    expect(api.calls.at(-1)?.variables.input).toMatchObject({ expectedTotal: 57_600 });
  });

  it('says why so much cannot be ordered without a call', async () => {
    const message = 'Без звонка менеджера можно заказать не больше: INVIS DUOS, 10 шт.';
    renderDialog({ api: createFakeApi(failWith('BAD_REQUEST', { fields: { products: message } })) });
    await fill();

    await send();

    expect(await dialog().findByText(message)).toBeVisible();
    expect(dialog().getByText('Заказ не оформлен')).toBeVisible();
  });

  it('reports shortages that the catalogue already shows', async () => {
    const lists = makeLists({ products: [makeProduct({ id: 102, name: 'INVIS DUOS', count: 0 })] });
    renderDialog({ lists, lines: [{ productId: 102, productCount: 1, childProductIds: [] }] });

    expect(dialog().getByText('INVIS DUOS: нет в наличии, только по телефону')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Заказать то, что есть' }));

    expect(dialog().getByText('Сейчас этого нет')).toBeVisible();
  });

  it('shows a toast when the dialog was closed before the answer', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { shop, unmount } = renderDialog({ api: createFakeApi(() => held.then(PLACED)) });
    await fill();
    await send();

    unmount();
    release();

    await waitFor(() => expect(shop.notices.getState().notices[0]?.title).toBe('Заказ №\u00A0000123 оформлен'));
  });

  it('fills in the data of a signed-in buyer', () => {
    const user = { id: 7, email: 'a@b.ru', fullname: 'Ветрова Анна Сергеевна', phone: '79120004164', active: true };
    renderDialog({ prepare: (shop) => shop.auth.setState({ user }) });

    expect(dialog().getByLabelText('Имя')).toHaveValue('Ветрова Анна Сергеевна');
    expect(dialog().getByLabelText('Телефон')).toHaveValue('+7 912 000-41-64');
  });
});
