import { createEvent, fireEvent, screen } from '@testing-library/react';
import { holdPresses, type HeldPresses } from './hold-presses';

let presses: HeldPresses;
const handleClick = jest.fn(({ currentTarget }: Event) => (currentTarget as Element).textContent);

/** Clicks the button. Returns whether the browser's default action was allowed. */
function press(name: string, role = 'button'): boolean {
  const element = screen.getByRole(role, { name });
  const event = createEvent.click(element);
  // jsdom cannot navigate, so the default action ends here.
  let isLeftToHtml = false;
  const end = (last: Event) => {
    isLeftToHtml = !last.defaultPrevented;
    last.preventDefault();
  };
  addEventListener('click', end, { once: true });
  fireEvent(element, event);
  removeEventListener('click', end);
  return isLeftToHtml;
}

describe('holdPresses', () => {
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
    presses = holdPresses(screen.getByRole('main'));
  });

  afterEach(() => presses.drop());

  it('replays presses in order, each once', () => {
    for (const name of ['Открыть', 'В корзину', 'Открыть', 'Ещё']) expect(press(name)).toBe(false);
    expect(handleClick).not.toHaveBeenCalled();

    presses.replay();
    presses.replay();

    expect(handleClick.mock.results.map(({ value }) => value as string)).toEqual(['Открыть', 'В корзину', 'Ещё']);
  });

  it('leaves links, forms with an action and everything outside to the browser', () => {
    expect(press('Ссылка', 'link')).toBe(true);
    expect(press('Найти')).toBe(true);
    expect(press('Снаружи')).toBe(true);

    presses.replay();

    expect(handleClick).toHaveBeenCalledTimes(2);
  });

  it('does not press removed buttons', () => {
    press('В корзину');
    screen.getByRole('button', { name: 'В корзину' }).remove();

    presses.replay();

    expect(handleClick).not.toHaveBeenCalled();
  });

  it('forgets what was pressed and lets presses through', () => {
    press('В корзину');

    presses.drop();
    presses.replay();
    expect(handleClick).not.toHaveBeenCalled();

    press('В корзину');
    expect(handleClick).toHaveBeenCalledTimes(1);
  });
});
