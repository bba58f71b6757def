import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@shop/shared/runtime';
import { renderWithShop } from '../testing/render-with-shop';
import { testPage, testPages } from '../testing/test-pages';
import { KeptPage } from './kept-page';

const SERVER_HTML = '<h1>Главная с сервера</h1>';

async function renderKept(setup: ReturnType<typeof testPages>, path = '/') {
  const server = document.body.appendChild(document.createElement('div'));
  server.id = 'page';
  server.innerHTML = SERVER_HTML;
  await act(async () => {
    renderWithShop(
      <>
        <Link to="/about">О компании</Link>
        <KeptPage pages={setup.loader} onError={() => undefined} />
      </>,
      { shop: setup.shop, path },
    );
  });
  server.remove(); // hydration takes the same element over; a test renders beside it
}

describe('KeptPage', () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo;
  });

  it('keeps what the server rendered, with a way to try again', async () => {
    await renderKept(testPages({ home: new Error('down') }));

    expect(screen.getByRole('heading', { name: 'Главная с сервера' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  });

  it('does not keep a cart that would load for ever: the telephone stands there instead', async () => {
    await renderKept(testPages({ cart: new Error('down') }), '/cart');

    expect(screen.queryByRole('heading', { name: 'Главная с сервера' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '8 800 000-24-70' })).toBeInTheDocument();
  });

  it('gives way to the page when a retry works, and stays when it does not', async () => {
    const setup = testPages({ home: new Error('down') });
    await renderKept(setup);

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(screen.getByRole('heading', { name: 'Главная с сервера' })).toBeInTheDocument();

    setup.pages.home = testPage('Главная');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { name: 'Главная' })).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('gives way to the next page, which begins at its top', async () => {
    await renderKept(testPages({ home: new Error('down'), about: testPage('О нас') }));

    await userEvent.click(screen.getByRole('link', { name: 'О компании' }));

    expect(await screen.findByRole('heading', { name: 'О нас' })).toBeInTheDocument();
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  });
});
