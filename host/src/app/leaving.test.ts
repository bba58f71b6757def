/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { isLeaving, markLeaving } from './leaving';

/** jsdom cannot navigate: the default action ends after the listeners of the page. */
const endNavigation = (event: Event) => event.preventDefault();

function renderPage(html: string) {
  document.body.innerHTML = html;
}

describe('markLeaving', () => {
  beforeAll(() => {
    markLeaving();
    for (const type of ['click', 'submit']) addEventListener(type, endNavigation);
  });
  afterAll(() => {
    for (const type of ['click', 'submit']) removeEventListener(type, endNavigation);
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    fireEvent(window, new Event('pageshow'));
    jest.useRealTimers();
  });

  it.each([
    ['a link', '<a href="/products?page=2#top"><b>Далее</b></a>'],
    ['a link to the same page without an anchor', '<a href="/"><b>Далее</b></a>'],
  ])('marks the page when %s is pressed', (_name, html) => {
    renderPage(html);

    fireEvent.click(screen.getByText('Далее'));

    expect(isLeaving()).toBe(true);
  });

  it('marks the page when a form is sent', () => {
    renderPage('<form action="/products" aria-label="Поиск"></form>');

    fireEvent.submit(screen.getByRole('form', { name: 'Поиск' }));

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

    fireEvent.click(screen.getByText('Далее'));

    expect(isLeaving()).toBe(false);
  });

  it('does not mark it for a link that opens another tab, or that React has handled', () => {
    renderPage('<main><a href="/products">Далее</a></main>');

    fireEvent.click(screen.getByText('Далее'), { ctrlKey: true });
    expect(isLeaving()).toBe(false);

    screen.getByRole('main').addEventListener('click', endNavigation);
    fireEvent.click(screen.getByText('Далее'));
    expect(isLeaving()).toBe(false);
  });

  it('ends when the visitor comes back, and when no page has come', () => {
    renderPage('<a href="/products">Далее</a>');
    fireEvent.click(screen.getByText('Далее'));
    fireEvent(window, new Event('pageshow'));
    expect(isLeaving()).toBe(false);

    fireEvent.click(screen.getByText('Далее'));
    jest.advanceTimersByTime(15_000);
    expect(isLeaving()).toBe(false);
  });
});
