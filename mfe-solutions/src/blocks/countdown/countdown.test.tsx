import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { Countdown } from './countdown';
import { countdownSchema } from './schema';

const END = Date.parse('2026-12-05T20:59:00.000Z');
const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const countdown = <Countdown id="sale" heading="До конца акции" endsAt={new Date(END).toISOString()} isFirst={false} />;

const words = (element: Element) => element.textContent.replaceAll('\u00A0', ' ');
const left = () => words(screen.getByRole('timer'));

/** The tab is left, or seen again. */
function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers({ now: END - 3 * DAY_MS - 3_723_000 }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says its end in HTML that caches may keep, and the browser takes over without a difference', () => {
  const html = renderToString(countdown);
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = html;
  expect(words(box)).toBe('До конца акцииДо 5 декабря, 23:59 по Москве');
  jest.setSystemTime(END - 5 * SECOND_MS);

  render(countdown, { container: box, hydrate: true });

  expect(left()).toBe('0 дней00 часов00 минут05 секунд');
  expect(onError).not.toHaveBeenCalled();
});

it('counts down, tells screen readers only on request, and ends', async () => {
  jest.useFakeTimers({ now: END - 3 * DAY_MS - 3_723_000, advanceTimers: true });
  const { container } = render(countdown);
  expect(left()).toBe('3 дня01 час02 минуты03 секунды');
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  await expectNoAxeViolations(container);

  act(() => jest.setSystemTime(END - 1500));
  setHidden(false);
  expect(left()).toBe('0 дней00 часов00 минут02 секунды');
  act(() => jest.advanceTimersByTime(500));
  expect(left()).toBe('0 дней00 часов00 минут01 секунда');
  act(() => jest.advanceTimersByTime(SECOND_MS));
  expect(left()).toBe('Время вышло');
  expect(jest.getTimerCount()).toBe(0);
});

it('rests while nobody sees it, and is right at once when somebody does', () => {
  render(countdown);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);

  jest.setSystemTime(END - 61 * SECOND_MS);
  setHidden(false);

  expect(left()).toBe('0 дней00 часов01 минута01 секунда');
});

it('follows a clock that was put right', () => {
  render(countdown);
  jest.setSystemTime(END - 2 * DAY_MS);
  act(() => jest.advanceTimersByTime(SECOND_MS));

  expect(left()).toBe('1 день23 часа59 минут59 секунд');
});

it('has its end where the API looks for it', () => {
  expect(countdownSchema.fields.endsAt).toMatchObject({ role: 'instant', label: 'Конец' });
});
