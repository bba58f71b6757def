import { userEvent } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from '@shop/shared/runtime';
import { renderWithShop } from '../testing/render-with-shop';
import { testPage, testPages } from '../testing/test-pages';
import { UnhydratedPage } from './unhydrated-page';

const SERVER_HTML = '<h1>Главная с сервера</h1>';

async function renderUnhydrated(setup: ReturnType<typeof testPages>, path = '/') {
  const server = document.body.appendChild(document.createElement('div'));
  server.id = 'page';
  server.innerHTML = SERVER_HTML;
  await act(async () => {
    renderWithShop(
      <>
        <Link to="/about">О компании</Link>
        <UnhydratedPage pages={setup.loader} onShown={() => undefined} />
      </>,
      { shop: setup.shop, path },
    );
  });
  server.remove(); // hydration would reuse the element, but a test renders another one
}

describe('UnhydratedPage', () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo;
  });

  it("keeps the server's HTML and offers to try again", async () => {
    await renderUnhydrated(testPages({ home: new Error('down') }));

    expect(screen.getByRole('heading', { name: 'Главная с сервера' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  });

  it('shows the telephone instead of a cart that would load for ever', async () => {
    await renderUnhydrated(testPages({ cart: new Error('down') }), '/cart');

    expect(screen.queryByRole('heading', { name: 'Главная с сервера' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '8 800 000-24-70' })).toBeInTheDocument();
  });

  it('shows the page when a retry works, and stays when it does not', async () => {
    const setup = testPages({ home: new Error('down') });
    await renderUnhydrated(setup);

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(screen.getByRole('heading', { name: 'Главная с сервера' })).toBeInTheDocument();

    setup.pages.home = testPage('Главная');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Главная' })).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('shows the next page, scrolled to its top', async () => {
    await renderUnhydrated(testPages({ home: new Error('down'), about: testPage('О нас') }));

    await userEvent.click(screen.getByRole('link', { name: 'О компании' }));

    expect(await screen.findByRole('heading', { name: 'О нас' })).toBeInTheDocument();
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  });
});
