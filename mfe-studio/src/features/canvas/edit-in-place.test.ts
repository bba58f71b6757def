/** @jest-environment jsdom */
import { userEvent } from '@shop/shared/testing';
import { canBeTyped, editInPlace, putCursor } from './edit-in-place';

const hasFocus = jest.spyOn(document, 'hasFocus');

beforeEach(() => hasFocus.mockReturnValue(true));

function open(text: string) {
  document.body.innerHTML = `<h1 tabindex="0">${text}</h1>`;
  const element = document.querySelector('h1');
  if (!element) throw new Error('no heading');
  const handlers = {
    onTyped: jest.fn(),
    onBreak: jest.fn(),
    onTab: jest.fn(() => true),
    onArrow: jest.fn(() => true),
    onEnd: jest.fn(),
  };
  editInPlace(element, handlers);
  putCursor(element, 'end');
  return { element, ...handlers };
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

it('ends with Escape, and the element is as before', async () => {
  const { element, onEnd } = open('Парк');

  await userEvent.keyboard('{Escape}');

  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(element).not.toHaveAttribute('contenteditable');
});

it('tells the words on both sides of the cursor when Enter is pressed, and goes on', async () => {
  const { element, onBreak, onEnd } = open('Парк\u00A0машин');
  getSelection()?.collapse(element.firstChild, 5);

  await userEvent.keyboard('{Enter}');

  expect(onBreak).toHaveBeenCalledWith('Парк ', 'машин');
  expect(onEnd).not.toHaveBeenCalled();
});

it.each([
  ['{Tab}', false],
  ['{Shift>}{Tab}{/Shift}', true],
])('asks for another text with %s', async (keys, isBack) => {
  const { onTab, onEnd } = open('Парк');

  await userEvent.keyboard(keys);

  expect(onTab).toHaveBeenCalledWith(isBack);
  expect(onEnd).not.toHaveBeenCalled();
});

it.each(['ArrowUp', 'ArrowDown'])('asks for the text beside it with %s in its only line', async (key) => {
  const { onArrow, onEnd } = open('Парк');
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 20);

  await userEvent.keyboard(`{${key}}`);

  expect(onArrow).toHaveBeenCalledWith(key === 'ArrowUp');
  expect(onEnd).not.toHaveBeenCalled();
});

it('types a space in a question that can be opened, where the key would open it', async () => {
  document.body.innerHTML = '<details><summary>Сколькостоит?</summary><p>Ничего</p></details>';
  const element = document.querySelector('summary');
  if (!element) throw new Error('no question');
  const onTyped = jest.fn();
  editInPlace(element, { onTyped, onBreak: jest.fn(), onTab: jest.fn(), onArrow: jest.fn(), onEnd: jest.fn() });
  putCursor(element, 'start');
  getSelection()?.collapse(element.firstChild, 7);

  const press = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  element.dispatchEvent(press);

  expect(press.defaultPrevented).toBe(true);
  expect(onTyped).toHaveBeenCalledWith('Сколько стоит?');
  expect(document.querySelector('details')?.open).toBe(true);
});

it('goes on when another window had the keyboard meanwhile', () => {
  const { element, onEnd } = open('Парк');
  hasFocus.mockReturnValue(false);

  element.dispatchEvent(new FocusEvent('blur'));
  expect(onEnd).not.toHaveBeenCalled();

  hasFocus.mockReturnValue(true);
  element.blur();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('leaves paragraphs and elements with others inside to their fields', () => {
  document.body.innerHTML = `<p>${'а'.repeat(301)}</p><h1>Парк <b>машин</b></h1><h2>Парк</h2>`;

  expect([...document.body.children].map(canBeTyped)).toEqual([false, false, true]);
});
