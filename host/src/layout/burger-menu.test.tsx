import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from '@shop/shared/runtime';
import { createTestShop as createShopWithoutServer, userEvent } from '@shop/shared/testing';
import { renderWithShop } from '../testing/render-with-shop';
import { BurgerMenu } from './burger-menu';

const isScrollLocked = () => document.documentElement.style.overflow === 'hidden';

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть меню' }));
  return screen.findByRole('dialog', { name: 'Меню' });
}

describe('BurgerMenu', () => {
  it('shows all pages with «Решения» expanded, and the phones', async () => {
    renderWithShop(<BurgerMenu />, { path: '/services' });

    const menu = within(await openMenu());

    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products',
      '/services',
      '/rental',
      '/lease',
      '/logistic',
      '/integrators',
      '/integrators',
      '/wherebuy',
      '/support',
      '/about',
      '/contacts',
      'https://panel.example.ru/demo',
      'https://panel.example.ru',
      'tel:+78000002470',
      'tel:+74950002470',
    ]);
    expect(menu.getByRole('link', { name: 'Услуги' })).toHaveAttribute('aria-current', 'page');
  });

  it('closes on any change of route, also back to the same page', async () => {
    renderWithShop(
      <>
        <Link to="/about">Прочь</Link>
        <BurgerMenu />
      </>,
    );

    await openMenu();
    fireEvent.click(screen.getByText('Прочь'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(isScrollLocked()).toBe(false);

    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when the sign-in dialog opens', async () => {
    const { shop } = renderWithShop(<BurgerMenu />);
    const menu = within(await openMenu());

    await userEvent.click(menu.getByRole('button', { name: 'Войти' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shop.auth.getState().isModalVisible).toBe(true);
  });

  it('shows pages and sign-out to a user', async () => {
    const openPage = jest.fn();
    const shop = createShopWithoutServer({ openPage });
    const fullname = 'Анна Ветрова';
    shop.auth.getState().setUser({ id: 7, email: 'anna@example.ru', fullname, phone: '79120004164', active: true });
    renderWithShop(<BurgerMenu />, { shop });

    const menu = within(await openMenu());
    const pages = within(menu.getByRole('list', { name: fullname })).getAllByRole('link');
    expect(pages.map((link) => link.getAttribute('href'))).toEqual(['/profile', '/orders', '/addresses']);
    expect(menu.queryByRole('button', { name: 'Войти' })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: 'Выйти' }));

    await waitFor(() => expect(openPage).toHaveBeenCalledWith(null));
  });
});
