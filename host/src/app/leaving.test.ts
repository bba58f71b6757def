/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { isLeaving, markLeaving } from './leaving';

function renderPage(html: string) {
  document.body.innerHTML = html;
}

function press(how?: MouseEventInit) {
  fireEvent.click(screen.getByText('Далее'), how);
  jest.advanceTimersByTime(0);
}

describe('markLeaving', () => {
  beforeAll(markLeaving);
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockReturnValue(); // jsdom cannot navigate, and says so
  });
  afterEach(() => {
    fireEvent(window, new Event('pageshow'));
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    ['a link', '<a href="/products?page=2#top"><b>Далее</b></a>'],
    ['a link to the same page without an anchor', '<a href="/"><b>Далее</b></a>'],
  ])('marks the page when %s is pressed', (_name, html) => {
    renderPage(html);

    press();

    expect(isLeaving()).toBe(true);
  });

  it('marks the page for a link in a part that React has not hydrated, whose press it stops', () => {
    renderPage('<main><a href="/products">Далее</a></main>');
    screen.getByRole('main').addEventListener('click', (event) => event.stopPropagation(), true);

    press();

    expect(isLeaving()).toBe(true);
  });

  it('marks the page when a form is sent', () => {
    renderPage('<form action="/products" aria-label="Поиск"></form>');

    fireEvent.submit(screen.getByRole('form', { name: 'Поиск' }));
    jest.advanceTimersByTime(0);

    expect(isLeaving()).toBe(true);
  });

  it.each([
    ['an anchor', '<a href="#main">Далее</a>'],
    ['a link to another tab', '<a href="/products" target="_blank">Далее</a>'],
    ['a download', '<a href="/documents/offer.pdf" download>Далее</a>'],
    ['another site', '<a href="https://panel.test/">Далее</a>'],
    ['a telephone number', '<a href="tel:+74950000000">Далее</a>'],
    ['a button', '<button type="button">Далее</button>'],
  ])('does not mark it for %s', (_name, html) => {
    renderPage(html);

    press();

    expect(isLeaving()).toBe(false);
  });

  it('does not mark it for a link that opens another tab, or that React has handled', () => {
    renderPage('<main><a href="/products">Далее</a></main>');

    press({ ctrlKey: true });
    expect(isLeaving()).toBe(false);

    screen.getByRole('main').addEventListener('click', (event) => event.preventDefault());
    press();
    expect(isLeaving()).toBe(false);
  });

  it('ends when the visitor comes back, and when no page has come', () => {
    renderPage('<a href="/products">Далее</a>');
    press();
    fireEvent(window, new Event('pageshow'));
    expect(isLeaving()).toBe(false);

    press();
    jest.advanceTimersByTime(15_000);
    expect(isLeaving()).toBe(false);
  });
});
