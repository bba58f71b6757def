import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ShopProvider, type RemotesAccess } from '@shop/shared/runtime';
import { createTestShop, NO_REMOTES } from '@shop/shared/testing';
import { deferred } from '../testing/fake-client';
import { installIntersectionObserver } from '../testing/intersection';
import type { WidgetModule } from './contract';
import { RemoteWidget } from './remote-widget';

const ID = 'mfe-catalog/product-strip';

const shop = createTestShop();

function Strip({ slugs }: { slugs: readonly string[] }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>В корзину</button>
      <a href="/products">Все товары</a>
      <p>
        {slugs.join(', ')}: {count}
      </p>
    </>
  );
}

const strip = { Widget: Strip } as WidgetModule;
const broken: WidgetModule = {
  Widget() {
    throw new Error('broken in render');
  },
};

const accessOf = (remotes: Partial<RemotesAccess>): RemotesAccess => ({ ...NO_REMOTES, ...remotes });

function treeOf(access: RemotesAccess, fallback = <p>Товары скоро появятся</p>) {
  return (
    <ShopProvider shop={shop} remotes={access}>
      <RemoteWidget id={ID} props={{ slugs: ['invis_duos'] }} fallback={fallback} />
    </ShopProvider>
  );
}

const tree = (remotes: Partial<RemotesAccess>) => treeOf(accessOf(remotes));

let root: Root | null = null;

/** Hydrates server HTML that contains the widget, in a browser that has not loaded the widget. */
async function hydrateUnloaded(loadWidget: RemotesAccess['loadWidget'], fallback?: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree({ peekWidget: () => strip }));
  const access = accessOf({ isInHtml: () => true, loadWidget });
  const page = (shown = fallback) => treeOf(access, shown);
  await act(async () => {
    root = hydrateRoot(container, page(), { onRecoverableError: () => undefined });
  });
  return { page, button: screen.getByRole('button', { name: 'В корзину' }) };
}

describe('RemoteWidget', () => {
  let observer: ReturnType<typeof installIntersectionObserver>;

  beforeEach(() => {
    observer = installIntersectionObserver();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(async () => {
    await act(async () => root?.unmount());
    root = null;
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('shows a loaded widget immediately', () => {
    render(tree({ peekWidget: (id) => (id === ID ? strip : undefined) }));

    fireEvent.click(screen.getByRole('button', { name: 'В корзину' }));

    expect(screen.getByText('invis_duos: 1')).toBeInTheDocument();
  });

  it('affects only its own block when it breaks in render', () => {
    render(
      <>
        <h1>Главная</h1>
        {tree({ peekWidget: () => broken })}
      </>,
    );

    expect(screen.getByText('Товары скоро появятся')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Главная' })).toBeInTheDocument();
  });

  describe('that is neither loaded nor in the HTML', () => {
    it('shows the fallback while it loads', async () => {
      const widget = deferred<WidgetModule>();
      render(tree({ loadWidget: () => widget.promise }));
      expect(screen.getByText('Товары скоро появятся')).toBeInTheDocument();

      await act(async () => widget.resolve(strip));

      expect(screen.getByText('invis_duos: 0')).toBeInTheDocument();
      expect(screen.queryByText('Товары скоро появятся')).not.toBeInTheDocument();
    });

    it('distinguishes loading from failure if the page asks for it', async () => {
      const widget = deferred<WidgetModule>();
      const access = accessOf({ loadWidget: () => widget.promise });
      render(
        <ShopProvider shop={shop} remotes={access}>
          <RemoteWidget id={ID} props={{ slugs: [] }} pending={<p>Загружаем</p>} fallback={<p>Недоступно</p>} />
        </ShopProvider>,
      );
      expect(screen.getByText('Загружаем')).toBeInTheDocument();
      expect(screen.queryByText('Недоступно')).not.toBeInTheDocument();

      await act(async () => widget.reject(new Error('down')));

      expect(screen.getByText('Недоступно')).toBeInTheDocument();
      expect(screen.queryByText('Загружаем')).not.toBeInTheDocument();
    });
  });

  describe('that the server rendered', () => {
    it('keeps the server HTML and loads nothing while it is far from the viewport', async () => {
      const loadWidget = jest.fn(() => Promise.resolve(strip));

      await hydrateUnloaded(loadWidget);
      act(() => observer.cross(false));

      expect(screen.getByText('invis_duos: 0')).toBeInTheDocument();
      expect(loadWidget).not.toHaveBeenCalled();
    });

    it('loads once when it comes near, and works from then on', async () => {
      const loadWidget = jest.fn(() => Promise.resolve(strip));
      const { button } = await hydrateUnloaded(loadWidget);
      expect(observer.margins()).toEqual(['400px']);

      await act(async () => observer.cross(true));
      await act(async () => observer.cross(true));
      fireEvent.click(button);

      expect(loadWidget).toHaveBeenCalledTimes(1);
      expect(await screen.findByText('invis_duos: 1')).toBeInTheDocument();
    });

    it.each([
      ['pointed at', (element: Element) => fireEvent.pointerOver(element)],
      ['focused', (element: HTMLElement) => element.focus()],
    ])('loads when it is %s', async (_how, touch) => {
      const loadWidget = jest.fn(() => Promise.resolve(strip));
      const { button } = await hydrateUnloaded(loadWidget);

      await act(async () => {
        touch(button);
      });

      expect(loadWidget).toHaveBeenCalledTimes(1);
    });

    it('keeps the server HTML when the page around it renders again', async () => {
      const { button, page } = await hydrateUnloaded(() => new Promise(() => undefined));

      await act(async () => root?.render(page(<p>Другая замена</p>)));

      expect(screen.getByRole('button', { name: 'В корзину' })).toBe(button);
    });

    it('replays a click that came before hydration, once', async () => {
      const widget = deferred<WidgetModule>();
      const { button } = await hydrateUnloaded(() => widget.promise);

      act(() => button.click());
      act(() => button.click());
      expect(screen.getByText('invis_duos: 0')).toBeInTheDocument();
      await act(async () => widget.resolve(strip));

      expect(await screen.findByText('invis_duos: 1')).toBeInTheDocument();
    });

    it('gives way to the fallback when it does not load', async () => {
      const { button } = await hydrateUnloaded(() => Promise.reject(new Error('down')));

      await act(async () => button.click());

      expect(screen.getByText('Товары скоро появятся')).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    it('does not queue clicks in the fallback that replaced it', async () => {
      const handleRetry = jest.fn();
      const { button } = await hydrateUnloaded(
        () => Promise.reject(new Error('down')),
        <button onClick={handleRetry}>Повторить</button>,
      );
      await act(async () => button.click());

      fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));

      expect(handleRetry).toHaveBeenCalledTimes(1);
    });
  });
});
