import { userEvent } from '@shop/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation, usePageContent, useSearchParams } from '@shop/shared/runtime';
import type { PageModule } from '@shop/shared/federation';
import type { PageLoader, ResolvedPage } from '../remotes/page-loader';
import { renderWithShop } from '../testing/render-with-shop';
import { testPage, testPages } from '../testing/test-pages';
import { PageOutlet } from './page-outlet';

function Address() {
  const { pathname, search } = useLocation();
  return <p>адрес {pathname + search}</p>;
}

function pageWithAddress(title: string): PageModule {
  return testPage(title, {
    Page: () => (
      <>
        <h1>{title}</h1>
        <Address />
      </>
    ),
  });
}

async function renderOutlet(setup: ReturnType<typeof testPages>, path = '/', initialSearch?: string) {
  const [pathname = '/'] = path.split(/[?#]/);
  const initial = await setup.loader.resolve({ pathname, search: initialSearch ?? '' });
  await act(async () => {
    renderWithShop(
      <>
        <nav>
          <Link to="/">На главную</Link>
          <Link to="/about">О компании</Link>
          <Link to="/slow">Медленная</Link>
          <Link to="/orders">Мои заказы</Link>
          <Link to="/?kit=2">Комплект</Link>
        </nav>
        <main id="main" tabIndex={-1}>
          <PageOutlet pages={setup.loader} initial={initial} initialSearch={initialSearch} onShown={() => undefined} />
        </main>
      </>,
      { shop: setup.shop, path },
    );
  });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('PageOutlet', () => {
  const scrollTo = jest.fn();

  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo;
  });

  it('shows the page of the server, and adds the query after hydration', async () => {
    await renderOutlet(testPages({ home: pageWithAddress('Главная') }), '/?kit=2');

    expect(heading()).toBe('Главная');
    expect(screen.getByText('адрес /?kit=2')).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('main')).not.toHaveFocus();
  });

  it('starts with the query that the server rendered', async () => {
    const searches: string[] = [];
    function Page() {
      const { search } = useLocation();
      searches.push(search);
      return <h1>Главная</h1>;
    }

    await renderOutlet(testPages({ home: testPage('Главная', { Page }) }), '/?utm=1&kit=2', '?kit=2');

    expect([...new Set(searches)]).toEqual(['?kit=2', '?utm=1&kit=2']);
  });

  it('keeps scroll and focus when the page changes its own query', async () => {
    function Page() {
      const [params, change] = useSearchParams();
      return <button onClick={() => change({ kit: '3' })}>Комплект {params.get('kit')}</button>;
    }
    await renderOutlet(testPages({ home: testPage('Главная', { Page }) }));

    await userEvent.click(screen.getByRole('button'));

    expect(screen.getByRole('button', { name: 'Комплект 3' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('updates content, title, scroll and focus on a change of page', async () => {
    await renderOutlet(testPages({ home: testPage('Главная'), about: testPage('О нас') }));

    await userEvent.click(screen.getByRole('link', { name: 'О компании' }));

    await waitFor(() => expect(heading()).toBe('О нас'));
    expect(document.title).toBe('О нас');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('provides the content of a page', async () => {
    const page = testPage('О нас', {
      Page: () => <h1>{usePageContent<{ title: string }>().title}</h1>,
      content: async () => ({ title: 'С 2006 года' }),
    });

    await renderOutlet(testPages({ about: page }), '/about');

    expect(heading()).toBe('С 2006 года');
  });

  it('keeps the current page with its address while the next one loads', async () => {
    const setup = testPages({ home: pageWithAddress('Главная'), slow: testPage('Медленная') });
    await renderOutlet(setup);
    let finish: (page: ResolvedPage) => void = () => undefined;
    jest.spyOn(setup.loader, 'resolve').mockReturnValue(new Promise((resolve) => (finish = resolve)));

    await userEvent.click(screen.getByRole('link', { name: 'Медленная' }));
    expect(heading()).toBe('Главная');
    expect(screen.getByText('адрес /')).toBeInTheDocument();

    await act(async () =>
      finish({
        kind: 'page',
        pathname: '/slow',
        search: '',
        params: {},
        page: testPage('Медленная'),
        content: undefined,
        data: undefined,
        head: { title: 'Медленная', description: '' },
      }),
    );
    expect(heading()).toBe('Медленная');
  });

  it('shows the page that was requested last, whichever loads first', async () => {
    const setup = testPages({ home: testPage('Главная'), about: testPage('О нас'), slow: testPage('Медленная') });
    await renderOutlet(setup);
    const resolve = setup.loader.resolve;
    let finishSlow: () => void = () => undefined;
    const delayed: PageLoader['resolve'] = async (address) => {
      if (address.pathname === '/slow') await new Promise<void>((done) => (finishSlow = done));
      return resolve(address);
    };
    jest.spyOn(setup.loader, 'resolve').mockImplementation(delayed);

    await userEvent.click(screen.getByRole('link', { name: 'Медленная' }));
    await userEvent.click(screen.getByRole('link', { name: 'О компании' }));
    await waitFor(() => expect(heading()).toBe('О нас'));
    await act(async () => finishSlow());

    expect(heading()).toBe('О нас');
  });

  it('does not load a page again when its query changes', async () => {
    const setup = testPages({ home: pageWithAddress('Главная') });
    await renderOutlet(setup);
    const resolve = jest.spyOn(setup.loader, 'resolve');

    await userEvent.click(screen.getByRole('link', { name: 'Комплект' }));

    expect(screen.getByText('адрес /?kit=2')).toBeInTheDocument();
    expect(resolve).not.toHaveBeenCalled();
  });

  it('shows the panel for a page that does not load, and loads it on "Повторить"', async () => {
    const setup = testPages({ home: testPage('Главная'), about: new Error('down') });
    await renderOutlet(setup);
    await userEvent.click(screen.getByRole('link', { name: 'О компании' }));
    expect(await screen.findByText('Этот блок сейчас недоступен')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'На главную' })).toBeInTheDocument();

    setup.pages.about = testPage('О нас');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    await waitFor(() => expect(heading()).toBe('О нас'));
  });

  it('tries to load a page that failed on the server', async () => {
    const setup = testPages({ home: new Error('down') });
    const resolve = jest.spyOn(setup.loader, 'resolve');
    resolve.mockResolvedValueOnce({ kind: 'failed', pathname: '/', remote: '', error: null });
    setup.pages.home = testPage('Главная');

    await renderOutlet(setup);

    await waitFor(() => expect(heading()).toBe('Главная'));
  });

  it('shows the panel for a page that throws in render, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Page() {
      if (isBroken) throw new Error('broken in render');
      return <h1>Главная</h1>;
    }
    await renderOutlet(testPages({ home: testPage('Главная', { Page }) }));
    expect(screen.getByText('Этот блок сейчас недоступен')).toBeInTheDocument();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(heading()).toBe('Главная');
    jest.restoreAllMocks();
  });

  it('shows the 404 page for an unknown address', async () => {
    await renderOutlet(testPages({ home: testPage('Главная') }));

    await userEvent.click(screen.getByRole('link', { name: 'О компании' }));

    expect(await screen.findByText('This page could not be found')).toBeInTheDocument();
  });

  it('redirects a guest from the orders to the home page with the sign-in dialog, which returns there', async () => {
    const setup = testPages(
      { home: testPage('Главная'), about: testPage('О нас'), orders: testPage('Заказы') },
      { userPages: ['orders'] },
    );
    await renderOutlet(setup, '/about');

    await userEvent.click(screen.getByRole('link', { name: 'Мои заказы' }));

    await waitFor(() => expect(heading()).toBe('Главная'));
    expect(window.location.pathname).toBe('/');
    expect(setup.shop.auth.getState()).toMatchObject({ isModalVisible: true, returnTo: '/orders' });
  });
});
