import { act, fireEvent, screen } from '@testing-library/react';
import { PageProvider } from '@shop/shared/runtime';
import { MemoryRouter } from '@shop/shared/testing';
import { createContext, startTransition, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { sleeping } from './sleeping';

function Part({ count }: { count: number }) {
  const [pressed, setPressed] = useState(0);
  return <button onClick={() => setPressed(pressed + 1)}>{`${count} товаров, нажата: ${pressed}`}</button>;
}

/** As the server renders it: the part itself, inside a boundary that React can hydrate later. */
const HTML = '<div><!--$--><button>3 товаров, нажата: 0</button><!--/$--></div>';

let root: Root | null = null;

const pageAt = (pathname: string) => ({
  location: { pathname, search: '', hash: '', state: null, key: 'test' },
  params: {},
  content: undefined,
});
const HOME = pageAt('/');
const CATALOGUE = pageAt('/products');

/** The page that the part stands on; its address stays its own while the next one is loading. */
const onPage = (page: typeof HOME, children: ReactNode) => (
  <MemoryRouter>
    <PageProvider page={page}>{children}</PageProvider>
  </MemoryRouter>
);

async function hydrate(load: () => Promise<{ Part: typeof Part }>, isFocused = false) {
  const container = document.createElement('div');
  container.innerHTML = HTML;
  document.body.append(container);
  if (isFocused) container.querySelector('button')?.focus();
  const Sleeping = sleeping(load, 'загружается');
  await act(async () => {
    root = hydrateRoot(container, onPage(HOME, <Sleeping count={3} />));
  });
  return { rerender: (count: number) => act(async () => root?.render(onPage(HOME, <Sleeping count={count} />))) };
}

const Address = createContext('/');

/** A page that is left: the address changes first, and the whole page hears of it. */
async function hydrateThenLeave(load: () => Promise<{ Part: typeof Part }>, isPressEarly = false) {
  const container = document.createElement('div');
  container.innerHTML = `<p>/products</p>${HTML}`;
  document.body.append(container);
  const Sleeping = sleeping(load, 'загружается');
  const site = (address: string) =>
    onPage(
      CATALOGUE,
      <Address value={address}>
        <p>{address}</p>
        <Sleeping count={3} />
      </Address>,
    );
  const press = () => {
    fireEvent.click(container);
    window.history.pushState(null, '', '/about');
  };
  if (isPressEarly) press();
  else window.history.pushState(null, '', '/products');
  await act(async () => {
    // Where the part does not come, the server's HTML goes: React has to say so.
    root = hydrateRoot(container, site('/products'), { onRecoverableError: () => undefined });
  });
  await act(async () => {
    if (!isPressEarly) press();
    startTransition(() => root?.render(site('/about')));
  });
}

const button = () => screen.getByRole('button');

describe('sleeping', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // the class of the server's HTML is made up
  });

  afterEach(async () => {
    await act(async () => root?.unmount());
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    jest.restoreAllMocks();
  });

  it('keeps the HTML of the server and loads nothing until it is approached', async () => {
    const load = jest.fn(async () => ({ Part }));

    await hydrate(load);
    fireEvent.pointerOver(document.body);

    expect(button()).toHaveTextContent('3 товаров, нажата: 0');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['focusIn', 'pointerOver', 'pointerDown', 'input'] as const)(
    'works after %s, without a flash',
    async (approach) => {
      const load = jest.fn(async () => ({ Part }));
      await hydrate(load);
      const before = button();

      await act(async () => fireEvent[approach](button()));
      await act(async () => fireEvent[approach](button()));
      fireEvent.click(button());

      expect(load).toHaveBeenCalledTimes(1);
      expect(button()).toBe(before);
      expect(button()).toHaveTextContent('3 товаров, нажата: 1');
    },
  );

  it('works when the visitor was there before hydration', async () => {
    await hydrate(async () => ({ Part }), true);

    fireEvent.click(button());

    expect(button()).toHaveTextContent('3 товаров, нажата: 1');
  });

  it.each([
    ['loads', async () => ({ Part })],
    ['does not load', () => Promise.reject(new Error('down'))],
  ])('lets the visitor leave the page where its part %s', async (_what, load) => {
    await hydrateThenLeave(load);

    expect(await screen.findByText('/about')).toBeVisible();
  });

  it('lets the visitor leave who has pressed a link before React was here', async () => {
    await hydrateThenLeave(() => Promise.reject(new Error('down')), true);

    expect(await screen.findByText('/about')).toBeVisible();
  });

  it('lets the visitor leave the page after a while where its part never comes', async () => {
    jest.useFakeTimers();
    await hydrateThenLeave(() => new Promise(() => undefined));
    expect(screen.getByText('/products')).toBeVisible();

    await act(async () => jest.advanceTimersByTime(3000));

    expect(screen.getByText('/about')).toBeVisible();
    jest.useRealTimers();
  });

  it('wakes when it has something else to show', async () => {
    const { rerender } = await hydrate(async () => ({ Part }));

    await rerender(3);
    expect(button()).toHaveTextContent('3 товаров');
    await rerender(5);

    expect(button()).toHaveTextContent('5 товаров');
  });

  it('leaves the HTML where it does not load, and tries again at the next approach', async () => {
    const load = jest.fn(async () => ({ Part }));
    load.mockRejectedValueOnce(new Error('down'));
    await hydrate(load);

    await act(async () => fireEvent.focusIn(button()));
    fireEvent.click(button());
    expect(button()).toHaveTextContent('3 товаров, нажата: 0');
    await act(async () => fireEvent.focusIn(button()));
    fireEvent.click(button());

    expect(button()).toHaveTextContent('3 товаров, нажата: 1');
  });
});
