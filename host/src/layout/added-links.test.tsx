import { render, screen, within } from '@testing-library/react';
import { ShopProvider } from '@shop/shared/runtime';
import { TestRouter, userEvent } from '@shop/shared/testing';
import { createTestShop, NO_REMOTES } from '@shop/shared/testing';
import { Footer } from './footer';
import { MobileMenu } from './mobile-menu';
import { MainNav } from './main-nav';
import { COMPANY_COLUMN, MAIN_MENU, SOLUTIONS, STORE_COLUMN } from './site-links';
import { SolutionsMenu } from './solutions-menu';

const menus = {
  Решения: [...SOLUTIONS.map(({ to, text }) => ({ to, text })), { to: '/farms', text: 'Сельское хозяйство' }],
  Магазин: [
    { to: 'https://bank.example.ru/', text: 'Банк' },
    ...STORE_COLUMN.links,
    { to: '/installment', text: 'Рассрочка' },
  ],
  Компания: COMPANY_COLUMN.links,
  Шапка: [...MAIN_MENU].reverse(),
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

it('the first level of the header has the order that was chosen, on narrow screens too', () => {
  const order = ['О компании', 'Поддержка', 'Где купить', 'Сервер Мониторинга', 'Услуги', 'Оборудование'];
  const known = (texts: (string | null)[]) => texts.filter((text) => text !== null && order.includes(text));
  renderPart(<MainNav />);
  expect(known(textsIn(screen.getByRole('navigation', { name: 'Основное меню' })))).toEqual(order);

  renderPart(<MobileMenu onClose={() => undefined} />);

  expect(known(textsIn(screen.getByRole('navigation', { name: 'Мобильное меню' })))).toEqual(order);
});

it('a link of the footer may lead to another site', () => {
  renderPart(<Footer />);

  expect(screen.getByRole('link', { name: 'Банк' })).toHaveAttribute('href', 'https://bank.example.ru/');
});
