import { act, screen, waitFor } from '@testing-library/react';
import { createTestShop, expectNoAxeViolations, fakeApi, userEvent } from '@shop/shared/testing';
import { renderWithShop } from '../testing/render-with-shop';
import { UserEntry } from './user-entry';

const ANNA = { id: 7, email: 'anna@example.ru', fullname: 'Анна Мария Ветрова', phone: '79120004164', active: true };

async function renderForAnna() {
  const openPage = jest.fn();
  const api = fakeApi({ data: { signout: { success: true } } });
  const shop = createTestShop({ fetch: api.fetch, openPage });
  shop.auth.getState().setUser(ANNA);
  const view = renderWithShop(<UserEntry />, { shop });
  const trigger = await screen.findByRole('button', { name: 'Анна Мария Ветрова' });
  return { ...view, api, openPage, trigger };
}

describe('UserEntry', () => {
  it('is «Войти» for a guest', async () => {
    const { shop } = renderWithShop(<UserEntry />);

    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));

    expect(shop.auth.getState().isModalVisible).toBe(true);
  });

  it('shows the name with its last word on a second line', async () => {
    const { trigger } = await renderForAnna();

    const lines = [...trigger.querySelectorAll('span > span')].map(({ textContent }) => textContent.trim());
    expect(lines).toEqual(['Анна Мария', 'Ветрова']);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it("opens from the keyboard with the user's pages, and Esc returns the focus", async () => {
    const { container, trigger } = await renderForAnna();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Мой профиль', '/profile'],
      ['Мои заказы', '/orders'],
      ['Мои адреса', '/addresses'],
    ]);
    await expectNoAxeViolations(container);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Мой профиль' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    expect(trigger).toHaveFocus();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('marks the current page', async () => {
    const shop = createTestShop();
    shop.auth.getState().setUser(ANNA);
    renderWithShop(<UserEntry />, { shop, path: '/orders/12' });

    await userEvent.click(await screen.findByRole('button', { name: /Ветрова/ }));

    expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('aria-current', 'true');
  });

  it('signs out', async () => {
    const { api, openPage, trigger } = await renderForAnna();

    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));

    await waitFor(() => expect(openPage).toHaveBeenCalledWith(null));
    expect(api.calls.map(({ operation }) => operation)).toEqual(['SignOut']);
  });

  it('becomes «Войти» again when the session ends', async () => {
    const { shop } = await renderForAnna();

    act(() => shop.auth.getState().setUser({ ...ANNA, id: null }));

    expect(screen.getByRole('button', { name: 'Войти' })).toBeInTheDocument();
  });
});
