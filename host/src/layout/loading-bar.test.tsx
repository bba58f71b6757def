import { act, fireEvent, screen } from '@testing-library/react';
import { createTestShop, renderWithShop } from '../testing/render-with-shop';
import { LoadingBar } from './loading-bar';

Reflect.set(globalThis, 'KEEPS_LOOKS', true);

const phase = () => document.querySelector('[data-phase]')?.getAttribute('data-phase');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderBar() {
  const shop = createTestShop();
  renderWithShop(<LoadingBar />, { shop });
  const setPending = (pending: number) => act(() => shop.activity.setState({ pending }));
  return setPending;
}

describe('LoadingBar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not shown for less than 200 ms', () => {
    const setPending = renderBar();

    setPending(1);
    wait(199);
    setPending(0);
    wait(1000);

    expect(phase()).toBe('idle');
  });

  it('runs after 200 ms, is announced, and ends when nothing is pending', () => {
    const setPending = renderBar();

    setPending(1);
    wait(200);
    expect(phase()).toBe('running');
    expect(screen.getByRole('status')).toHaveTextContent('Страница загружается');

    setPending(2);
    wait(6000);
    setPending(1);
    expect(phase()).toBe('running');

    setPending(0);
    expect(phase()).toBe('done');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(400);
    expect(phase()).toBe('idle');
  });

  it('counts the wait from the press, as the work may begin later', () => {
    const setPending = renderBar();

    fireEvent.click(document.body);
    wait(150);
    setPending(1);
    wait(49);
    expect(phase()).toBe('idle');
    wait(1);

    expect(phase()).toBe('running');
  });

  it('waits the whole time when nobody has pressed anything for a while', () => {
    const setPending = renderBar();

    fireEvent.click(document.body);
    wait(1000);
    setPending(1);
    wait(199);

    expect(phase()).toBe('idle');
  });

  it('moves for 5000 ms', () => {
    const setPending = renderBar();

    setPending(1);
    wait(200);

    const bar = document.querySelector('[data-phase]');
    expect(bar && getComputedStyle(bar).transition).toContain('5000ms');
  });
});
