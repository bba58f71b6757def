import { screen, within } from '@testing-library/react';
import { SELLER } from '@shop/shared/seller';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { Layout } from './layout';
import { menusOf } from './published-menus';

describe('Layout', () => {
  it('shows the page between header and footer, with a skip link', () => {
    renderWithShop(
      <Layout>
        <h1>Услуги</h1>
      </Layout>,
    );

    const main = screen.getByRole('main');
    expect(within(main).getByRole('heading', { name: 'Услуги' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveAttribute('href', `#${main.id}`);
  });

  it('leaves a bare page alone, with skip link and toasts', () => {
    renderWithShop(
      <Layout kind="bare">
        <h1>Студия</h1>
      </Layout>,
    );

    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Студия' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'К содержанию' })).toBeInTheDocument();
    expect(screen.getAllByRole('status')).not.toHaveLength(0);
    for (const role of ['banner', 'contentinfo', 'region']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('has its toasts before the header, so that keyboards and readers find them early', () => {
    renderWithShop(<Layout>{null}</Layout>);

    const [toasts] = screen.getAllByRole('status');
    const order = toasts?.compareDocumentPosition(screen.getByRole('banner')) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('ends with products, documents and seller, and address of the office', () => {
    const menus = { ...menusOf([], []), Продукты: [{ to: '/duos_online', text: 'DUOS ONLINE LITE' }] };
    const shop = createTestShop([], { menus });
    renderWithShop(<Layout>{null}</Layout>, { shop });

    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByRole('link', { name: 'DUOS ONLINE LITE' })).toHaveAttribute('href', '/duos_online');
    expect(footer.getByRole('link', { name: 'Стать партнёром' })).toHaveAttribute('href', '/support?showForm=ur');
    expect(footer.getByRole('link', { name: /оферта, PDF/ })).toHaveAttribute('href', '/documents/public-offer.pdf');
    expect(footer.getByText(/Московская область/)).toHaveTextContent(
      `${SELLER.name}, ИНН ${SELLER.inn}, ОГРНИП ${SELLER.ogrnip}`,
    );
    expect(footer.getByRole('link', { name: 'Контакты' })).toHaveAttribute('href', '/contacts');
    expect(footer.getByText('© 2006–2024 INVIS DUOS')).toBeInTheDocument();
  });
});
