import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { Notice } from '@shop/shared/runtime';
import { useToastPlace } from './use-toast-place';

function Toasts({ notices }: { notices: readonly Notice[] }) {
  const region = useRef<HTMLDivElement>(null);
  useToastPlace(region, notices);
  return <div ref={region} role="status" />;
}

const AT = new Map([
  ['status', new DOMRect(600, 126, 396, 100)],
  ['button', new DOMRect(700, 150, 200, 38)],
]);

/** jsdom has no layout. The toasts stay where they are, so a test looks at how far they move. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    return AT.get(this.getAttribute('role') ?? this.localName) ?? new DOMRect();
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('toasts move off a control that they would cover', () => {
  const { rerender } = render(<Toasts notices={[]} />);
  rerender(
    <>
      <Toasts notices={[{ id: 1, title: 'Добавили' }]} />
      <button type="button">Заказать</button>
    </>,
  );

  // Eight pixels and more below the button, which is nearer than above it.
  expect(screen.getByRole('status')).toHaveStyle({ translate: '0px 72px' });
});

it('toasts stay in their place when nothing is under it', () => {
  render(<Toasts notices={[{ id: 1, title: 'Добавили' }]} />);

  expect(screen.getByRole('status')).toHaveStyle({ translate: '0px 0px' });
});

it('toasts look again when the page has scrolled under them', () => {
  jest.useFakeTimers();
  const notices = [{ id: 1, title: 'Добавили' }];
  render(<Toasts notices={notices} />);
  document.body.append(document.createElement('button'));

  act(() => void window.dispatchEvent(new Event('scroll')));
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByRole('status')).toHaveStyle({ translate: '0px 72px' });
});
