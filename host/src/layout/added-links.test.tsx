import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, ShopProvider } from '@shop/shared/runtime';
import { createTestShop, NO_REMOTES } from '@shop/shared/testing';
import { Footer } from './footer';
import { MobileMenu } from './mobile-menu';
import { SolutionsMenu } from './solutions-menu';

const menus = {
  Решения: [{ to: '/farms', text: 'Сельское хозяйство' }],
  Магазин: [{ to: '/installment', text: 'Рассрочка' }],
};

function renderPart(part: React.ReactNode) {
  render(
    <ShopProvider shop={createTestShop({ config: { menus } })} remotes={NO_REMOTES}>
      <BrowserRouter>{part}</BrowserRouter>
    </ShopProvider>,
  );
}

const textsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('stand after the fixed ones of «Решения», and mark it as the present one', async () => {
  window.history.replaceState(null, '', '/farms');
  renderPart(
    <ul>
      <SolutionsMenu />
    </ul>,
  );
  const trigger = screen.getByRole('button', { name: 'Решения' });

  await userEvent.click(trigger);

  expect(textsIn(screen.getAllByRole('list')[1] ?? document.body).at(-1)).toBe('Сельское хозяйство');
  expect(trigger).toHaveAttribute('aria-current', 'true');
});

it('stand in the menu of narrow screens too', () => {
  renderPart(<MobileMenu onClose={() => undefined} />);

  expect(textsIn(screen.getByRole('list', { name: 'Решения' })).at(-1)).toBe('Сельское хозяйство');
});

it('stand in the column of the footer that the page names', () => {
  renderPart(<Footer />);

  expect(textsIn(screen.getByRole('navigation', { name: 'Магазин' })).at(-1)).toBe('Рассрочка');
  expect(textsIn(screen.getByRole('navigation', { name: 'Компания' }))).toEqual([
    'О компании',
    'Медиа',
    'Стать партнёром',
  ]);
});
