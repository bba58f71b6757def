import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { testProduct } from '../testing/test-product';
import { Layout } from './layout';

describe('Layout', () => {
  it('puts the page between header and footer, with a way past the navigation', () => {
    renderWithShop(
      <Layout>
        <h1>Услуги</h1>
      </Layout>,
    );

    const main = screen.getByRole('main');
    expect(within(main).getByRole('heading', { name: 'Услуги' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveAttribute('href', `#${main.id}`);
  });

  it('closes with products, documents and the address in the Moscow region', () => {
    const shop = createTestShop([testProduct({ slug: 'duos_online' })]);
    renderWithShop(<Layout>{null}</Layout>, { shop });

    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByRole('link', { name: 'DUOS ONLINE LITE' })).toHaveAttribute('href', '/duos_online');
    expect(footer.getByRole('link', { name: 'Стать партнёром' })).toHaveAttribute('href', '/support?showForm=ur');
    expect(footer.getByRole('link', { name: /оферта, PDF/ })).toHaveAttribute('href', '/documents/public-offer.pdf');
    expect(footer.getByText(/Московская область/)).toBeInTheDocument();
    expect(footer.getByText('© 2006–2024 INVIS DUOS')).toBeInTheDocument();
  });

  it('has nothing for axe to find', async () => {
    renderWithShop(
      <Layout>
        <h1>Услуги</h1>
      </Layout>,
    );

    await expectNoAxeViolations(document.body);
  });
});
