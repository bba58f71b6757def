import { render, screen, within } from '@testing-library/react';
import { ShopProvider } from '@shop/shared/runtime';
import { TestRouter, userEvent } from '@shop/shared/testing';
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
      <TestRouter>{part}</TestRouter>
    </ShopProvider>,
  );
}

const textsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('added links follow the fixed ones of «Решения», and mark it as current', async () => {
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

it('added links are in the menu of narrow screens, too', () => {
  renderPart(<MobileMenu onClose={() => undefined} />);

  expect(textsIn(screen.getByRole('list', { name: 'Решения' })).at(-1)).toBe('Сельское хозяйство');
});

it('added links are in the footer column that the page names', () => {
  renderPart(<Footer />);

  expect(textsIn(screen.getByRole('navigation', { name: 'Магазин' })).at(-1)).toBe('Рассрочка');
  expect(textsIn(screen.getByRole('navigation', { name: 'Компания' }))).toEqual([
    'О компании',
    'Контакты',
    'Медиа',
    'Стать партнёром',
  ]);
});
