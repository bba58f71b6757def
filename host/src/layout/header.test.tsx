import { act, screen, within } from '@testing-library/react';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { Header } from './header';
import { SectionContext } from './section';

const links = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('Header', () => {
  it('links the panel, both phones and the home page', () => {
    renderWithShop(<Header />);

    expect(links(screen.getByRole('complementary', { name: 'Кабинет и связь' }))).toEqual([
      ['Демо-доступ', 'https://panel.example.ru/demo'],
      ['Личный кабинет', 'https://panel.example.ru'],
      ['Контакты', '/contacts'],
      ['8 800 000-24-70 бесплатно по России', 'tel:+78000002470'],
      ['+7 495 000-24-70 Москва', 'tel:+74950002470'],
    ]);
    expect(screen.getByRole('link', { name: /INVIS DUOS/ })).toHaveAttribute('href', '/');
  });

  it('marks the current page', () => {
    renderWithShop(<Header />, { path: '/wherebuy' });

    expect(screen.getByRole('link', { name: 'Где купить' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Услуги' })).not.toHaveAttribute('aria-current');
  });

  it('marks the section of a page that no menu names', () => {
    renderWithShop(
      <SectionContext value={(pathname) => (pathname === '/dialog' ? '/support' : '/products')}>
        <Header />
      </SectionContext>,
      { path: '/dialog' },
    );

    expect(screen.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Оборудование' })).not.toHaveAttribute('aria-current');
  });

  it('counts cart and comparison, and shows no zero', () => {
    const shop = createTestShop();
    renderWithShop(<Header />, { shop });
    expect(screen.getByRole('link', { name: 'Корзина' })).toHaveTextContent(/^Корзина$/);

    act(() => {
      shop.cart.getState().add({ productId: 1, productCount: 40, childProductIds: [7, 8] });
      shop.compare.getState().add(1);
    });

    expect(screen.getByRole('link', { name: /^Корзина 3\u00A0товара$/ })).toHaveTextContent(/^Корзина3/);
    expect(screen.getByRole('link', { name: /^Сравнение 1\u00A0товар$/ })).toHaveTextContent(/^Сравнение1/);
  });
});
