import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Link } from './link';
import { TestRouter } from '../../testing';
import { Router, StaticRouter, useNavigate, useRouterLocation } from './router';

function Address() {
  const { pathname, search } = useRouterLocation();
  return <output>{pathname + search}</output>;
}

describe('Router', () => {
  beforeEach(() => window.history.replaceState(null, '', '/start'));

  it('goes to another address, and back with the browser', async () => {
    function Next() {
      const navigate = useNavigate();
      return <button onClick={() => void navigate('/next?tab=1')}>Дальше</button>;
    }
    render(
      <TestRouter>
        <Next />
        <Address />
      </TestRouter>,
    );

    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('status')).toHaveTextContent('/next?tab=1');

    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      window.history.back();
      await popped;
    });
    expect(screen.getByRole('status')).toHaveTextContent('/start');
  });

  it('does not touch a part that waits for its scripts when the address changes', async () => {
    const never = new Promise<never>(() => undefined);
    function Suspended({ isOnServer }: { isOnServer: boolean }) {
      if (!isOnServer) use(never);
      return <p>HTML сервера</p>;
    }
    const tree = (isOnServer: boolean) => (
      <>
        <Link to="/next">Дальше</Link>
        <Suspense fallback={<p>Загрузка</p>}>
          <Suspended isOnServer={isOnServer} />
        </Suspense>
        <Address />
      </>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(
      <StaticRouter location={{ pathname: '/start', search: '' }}>{tree(true)}</StaticRouter>,
    );
    await act(async () => hydrateRoot(root, <TestRouter>{tree(false)}</TestRouter>));

    await act(async () => screen.getByRole('link').click());

    expect(screen.getByRole('status')).toHaveTextContent('/next');
    expect(screen.getByText('HTML сервера')).toBeInTheDocument();
    root.remove();
  });

  it('leaves links to the browser until react-router has loaded, then performs the requested navigation', async () => {
    function Next() {
      const navigate = useNavigate();
      return (
        <>
          <Link to="/next">Дальше</Link>
          <button onClick={() => void navigate('/asked', { replace: true })}>Открыть</button>
        </>
      );
    }
    render(
      <Router>
        <Next />
        <Address />
      </Router>,
    );
    const press = createEvent.click(screen.getByRole('link'));
    addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom opens no documents
    const prevented = jest.spyOn(press, 'preventDefault');

    fireEvent(screen.getByRole('link'), press);
    expect(prevented).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('/start');

    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/asked'));
  });
});
