import { userEvent } from '@shop/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithShop } from '../testing/render-with-shop';
import { SolutionsMenu } from './solutions-menu';

const menu = (
  <ul>
    <SolutionsMenu />
  </ul>
);
const trigger = () => screen.getByRole('button', { name: 'Решения' });
const solutions = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('SolutionsMenu', () => {
  it('opens from the keyboard, and Esc returns the focus', async () => {
    const user = userEvent.setup();
    renderWithShop(menu);
    expect(solutions()).toEqual([]);

    await user.tab();
    await user.keyboard('{Enter}');
    expect(solutions()).toEqual(['Прокат и такси', 'Лизинговые компании', 'Логистические компании', 'Интеграторы']);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Прокат и такси' })).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(trigger()).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(solutions()).toEqual([]);
  });

  it('closes on Escape in Safari, which gives a pressed button no focus, and returns the focus', async () => {
    renderWithShop(menu);
    fireEvent.click(trigger());
    expect(document.body).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{Escape}');

    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).toHaveFocus();
  });

  it('closes when a page is chosen', async () => {
    renderWithShop(menu);

    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('link', { name: 'Лизинговые компании' }));

    expect(window.location.pathname).toBe('/lease');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on hover, and the click that follows does not close it', async () => {
    renderWithShop(menu);

    await userEvent.hover(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger());

    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on a click elsewhere and when the focus leaves', async () => {
    const user = userEvent.setup();
    renderWithShop(
      <>
        {menu}
        <button type="button">Дальше</button>
      </>,
    );

    fireEvent.click(trigger());
    fireEvent.pointerDown(document.body);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');

    fireEvent.click(trigger());
    screen.getByRole('link', { name: 'Интеграторы' }).focus();
    await user.tab();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });
});
