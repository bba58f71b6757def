import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Link, type LinkProps } from './link';
import { StaticRouter, useRouterLocation } from './router';
import { TestRouter } from '../../testing';

function Address() {
  const { pathname, search } = useRouterLocation();
  return <output>{pathname + search}</output>;
}

function renderLink(props: Partial<LinkProps> = {}) {
  window.history.replaceState(null, '', '/start');
  render(
    <TestRouter>
      <Link to="/products?sort=price" {...props}>
        Оборудование
      </Link>
      <Address />
    </TestRouter>,
  );
  return { link: screen.getByRole('link', { name: 'Оборудование' }), address: screen.getByRole('status') };
}

/** Clicks the link. Returns whether the browser was kept from following it. */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, init);
  // jsdom cannot navigate, so the default action ends here.
  const last = (clicked: Event) => clicked.preventDefault();
  let wasTaken = false;
  const look = (clicked: Event) => {
    wasTaken = clicked.defaultPrevented;
    last(clicked);
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(link, event);
  return wasTaken;
}

describe('Link', () => {
  it('is a plain anchor on the server', () => {
    const html = renderToString(
      <StaticRouter location={{ pathname: '/', search: '' }}>
        <Link to="/products" className="a">
          Оборудование
        </Link>
      </StaticRouter>,
    );

    expect(html).toBe('<a class="a" href="/products">Оборудование</a>');
  });

  it('changes the page without the browser', () => {
    const { link, address } = renderLink();

    const wasTaken = press(link);

    expect(wasTaken).toBe(true);
    expect(address).toHaveTextContent('/products?sort=price');
    expect(window.location.pathname).toBe('/products');
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('leaves a press %s to the browser', (_how, init) => {
    const { link, address } = renderLink();

    const wasTaken = press(link, init);

    expect(wasTaken).toBe(false);
    expect(address).toHaveTextContent('/start');
  });

  it('leaves a link to a new tab to the browser', () => {
    const { link, address } = renderLink({ target: '_blank' });

    expect(press(link)).toBe(false);

    expect(address).toHaveTextContent('/start');
  });

  it('runs the handler first, which may prevent the navigation', () => {
    const { link, address } = renderLink({ onClick: (event) => event.preventDefault() });

    press(link);

    expect(address).toHaveTextContent('/start');
  });

  it('stores the state in the history entry', () => {
    const { link } = renderLink({ state: { from: 'menu' } });

    press(link);

    expect(window.history.state).toMatchObject({ usr: { from: 'menu' } });
  });
});
