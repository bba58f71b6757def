/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { queueClicks, type QueuedClicks } from './queue-clicks';

let clicks: QueuedClicks;
const handleClick = jest.fn(({ currentTarget }: Event) => (currentTarget as Element).textContent);

/** Clicks the button. Returns whether the browser's default action was allowed. */
function click(name: string, role = 'button'): boolean {
  const element = screen.getByRole(role, { name });
  const event = createEvent.click(element);
  // jsdom cannot navigate, so the default action ends here.
  let isDefaultAllowed = false;
  const end = (last: Event) => {
    isDefaultAllowed = !last.defaultPrevented;
    last.preventDefault();
  };
  addEventListener('click', end, { once: true });
  fireEvent(element, event);
  removeEventListener('click', end);
  return isDefaultAllowed;
}

describe('queueClicks', () => {
  beforeEach(() => {
    handleClick.mockClear();
    document.body.innerHTML = `
      <main>
        <button type="button"><b>В корзину</b></button><div role="button" tabindex="0">Открыть</div><a href="#a">Ссылка</a>
        <form action="/products"><button>Найти</button><button type="button">Ещё</button></form>
      </main>
      <button type="button">Снаружи</button>`;
    for (const element of document.querySelectorAll('button, [role="button"]')) {
      element.addEventListener('click', handleClick);
    }
    clicks = queueClicks(screen.getByRole('main'));
  });

  afterEach(() => clicks.drop());

  it('replays clicks in order, each once', () => {
    for (const name of ['Открыть', 'В корзину', 'Открыть', 'Ещё']) expect(click(name)).toBe(false);
    expect(handleClick).not.toHaveBeenCalled();

    clicks.replay();
    clicks.replay();

    expect(handleClick.mock.results.map(({ value }) => value as string)).toEqual(['Открыть', 'В корзину', 'Ещё']);
  });

  it('leaves links, forms with an action and everything outside to the browser', () => {
    expect(click('Ссылка', 'link')).toBe(true);
    expect(click('Найти')).toBe(true);
    expect(click('Снаружи')).toBe(true);

    clicks.replay();

    expect(handleClick).toHaveBeenCalledTimes(2);
  });

  it('does not click removed buttons', () => {
    click('В корзину');
    screen.getByRole('button', { name: 'В корзину' }).remove();

    clicks.replay();

    expect(handleClick).not.toHaveBeenCalled();
  });
});
