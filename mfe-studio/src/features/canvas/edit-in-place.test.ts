/** @jest-environment jsdom */
import { userEvent } from '@shop/shared/testing';
import { canBeTyped, editInPlace } from './edit-in-place';

function open(text: string) {
  document.body.innerHTML = `<h1 tabindex="0">${text}</h1>`;
  const element = document.querySelector('h1');
  if (!element) throw new Error('no heading');
  const [onTyped, onEnd] = [jest.fn(), jest.fn()];
  editInPlace(element, onTyped, onEnd);
  element.focus();
  return { element, onTyped, onEnd };
}

it('tells what is typed, as one line', () => {
  const { element, onTyped } = open('Парк');

  element.textContent = 'Парк \n машин';
  element.dispatchEvent(new Event('input'));

  expect(element.getAttribute('contenteditable')).toBe('plaintext-only');
  expect(onTyped).toHaveBeenCalledWith('Парк машин');
});

it('leaves out what the page has put in to keep words together', () => {
  const { element, onTyped } = open('За\u00A03\u2060–\u20605\u00A0дней');

  element.textContent += '!';
  element.dispatchEvent(new Event('input'));

  expect(onTyped).toHaveBeenCalledWith('За 3–5 дней!');
});

it.each(['{Enter}', '{Escape}'])('ends with %s, and the element is as before', async (key) => {
  const { element, onEnd } = open('Парк');

  await userEvent.keyboard(key);

  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(element).not.toHaveAttribute('contenteditable');
});

it('leaves paragraphs and elements with others inside to their fields', () => {
  document.body.innerHTML = `<p>${'а'.repeat(301)}</p><h1>Парк <b>машин</b></h1><h2>Парк</h2>`;

  expect([...document.body.children].map(canBeTyped)).toEqual([false, false, true]);
});
