/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { ANNOUNCEMENT_SCRIPT, CLOSE_ID, prepareAnnouncement } from './announcement-script';

const root = document.documentElement;
const isShown = () => root.dataset.announcement !== undefined;

/** Opens a page with an announcement; returns its button. */
function open(id: string): HTMLElement {
  root.dataset.announcement = id;
  prepareAnnouncement('shop.announcement', CLOSE_ID);
  document.body.innerHTML = `<button id="${CLOSE_ID}">Закрыть</button>`;
  return document.getElementById(CLOSE_ID) ?? document.body;
}

afterEach(() => {
  localStorage.clear();
  delete root.dataset.announcement;
});

it('closes the announcement for ever', () => {
  fireEvent.click(open('sale'));
  expect(isShown()).toBe(false);

  open('sale');
  expect(isShown()).toBe(false);
});

it('shows another one, though one was closed, and no press elsewhere closes it', () => {
  localStorage.setItem('shop.announcement', 'sale');

  open('new-year');
  fireEvent.click(document.body);

  expect(isShown()).toBe(true);
});

it('closes it for this page where the browser forbids its storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(denied),
  );

  fireEvent.click(open('sale'));

  expect(isShown()).toBe(false);
  for (const spy of spies) spy.mockRestore();
});

it('is a text that can stand in a script element', () => {
  expect(ANNOUNCEMENT_SCRIPT).not.toMatch(/<\/script|<!--/);
  expect(ANNOUNCEMENT_SCRIPT).toMatch(/\("shop\.announcement","close-announcement"\);$/);
});
