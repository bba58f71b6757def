import { userEvent } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { AuthGate } from './auth-gate';
import * as loader from './load-auth-dialog';

describe('AuthGate', () => {
  afterEach(() => jest.restoreAllMocks());

  it('loads the dialog when it is first opened', async () => {
    const load = jest.spyOn(loader, 'loadAuthDialog');
    const { shop } = renderWithShop(<AuthGate />);
    expect(load).not.toHaveBeenCalled();

    act(() => shop.auth.getState().openModal());
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shop.auth.getState().isModalVisible).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows a toast when the dialog does not load, and can try again', async () => {
    const shop = createTestShop();
    jest.spyOn(loader, 'loadAuthDialog').mockRejectedValueOnce(new Error('Loading chunk auth-dialog failed'));
    renderWithShop(<AuthGate />, { shop });

    act(() => shop.auth.getState().openModal('register', '/orders'));

    await waitFor(() => expect(shop.notices.getState().notices).toHaveLength(1));
    const [notice] = shop.notices.getState().notices;
    expect(notice?.title).toBe('Вход не открылся');
    expect(shop.auth.getState().isModalVisible).toBe(false);

    act(() => notice?.action?.run());
    expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeInTheDocument();
    expect(shop.auth.getState().returnTo).toBe('/orders');
  });
});
