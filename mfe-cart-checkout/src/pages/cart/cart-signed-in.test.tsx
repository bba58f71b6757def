import { userEvent } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createFakeCartServer, renderPage } from '../../testing';
import { CartPage } from './cart-page';

const ROWS = [
  { id: 41, productId: 102, parentId: null, productCount: 1 },
  { id: 42, productId: 10201, parentId: 41, productCount: 2 },
  { id: 43, productId: 201, parentId: null, productCount: 1 },
];
const MORE = { name: 'Увеличить количество: INVIS DUOS' };

async function renderSignedIn(server = createFakeCartServer(ROWS)) {
  document.cookie = 'x-auth-token=token';
  const page = renderPage(CartPage, {
    at: '/cart',
    api: server.api,
    isHydrated: false,
    prepare: ({ session }) => session.follow(),
  });
  // The first test also waits until Jest has compiled the code of the account.
  await waitFor(() => expect(page.shop.cart.getState().isLoading).toBe(false), { timeout: 20_000 });
  const count = () => screen.getByRole('textbox', { name: 'Количество: INVIS DUOS' });
  const titles = () => page.shop.notices.getState().notices.map(({ title }) => title);
  return { ...page, server, count, titles };
}

jest.setTimeout(30_000);

describe('the cart of a user', () => {
  afterEach(() => {
    document.cookie = 'x-auth-token=; max-age=0';
  });

  it('changes immediately, and also on the server', async () => {
    const { server, count } = await renderSignedIn();
    await userEvent.click(await screen.findByRole('button', MORE, { timeout: 15_000 }));

    expect(count()).toHaveValue('2');
    await waitFor(() => expect(server.rows[0]?.productCount).toBe(2));
  });

  it("returns to the server's rows when the server refuses a change, and says so", async () => {
    const { server, count, titles } = await renderSignedIn();
    server.isRefusing = true;

    await userEvent.click(await screen.findByRole('button', MORE));

    await waitFor(() => expect(titles()).toContain('Корзина не изменилась'));
    expect(count()).toHaveValue('1');
  });

  it('saves a product for later and restores it with its own counts', async () => {
    const { server } = await renderSignedIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Отложить: INVIS DUOS' }));
    await waitFor(() => expect(server.rows).toHaveLength(1));

    await userEvent.click(screen.getByRole('button', { name: 'Вернуть в корзину: INVIS DUOS' }));

    await waitFor(() => expect(server.rows.map(({ productCount }) => productCount)).toEqual([1, 1, 2]));
  });

  it('is not shown as empty when it does not load, and can be loaded again', async () => {
    const server = createFakeCartServer(ROWS);
    server.isDown = true;
    await renderSignedIn(server);
    expect(await screen.findByText('Корзина не загрузилась')).toBeVisible();
    expect(screen.queryByText('В корзине пусто')).not.toBeInTheDocument();

    server.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(await screen.findByRole('link', { name: 'INVIS DUOS' })).toBeVisible();
  });
});
