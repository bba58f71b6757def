import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchInput } from './search-input';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function open() {
  const onChange = jest.fn();
  render(<SearchInput label="Найти" placeholder="Номер" value="" onChange={onChange} />);
  return { onChange, input: screen.getByRole('searchbox', { name: 'Найти' }) };
}

it('asks a moment after the last key', () => {
  const { onChange, input } = open();
  fireEvent.change(input, { target: { value: 'ан' } });
  wait(200);
  fireEvent.change(input, { target: { value: 'анна' } });
  wait(200);
  expect(onChange).not.toHaveBeenCalled();

  wait(100);

  expect(onChange.mock.calls).toEqual([['анна']]);
});

it('does not call back somebody who has gone to another page meanwhile', () => {
  const { onChange, input } = open();
  fireEvent.change(input, { target: { value: 'анна' } });

  window.history.pushState(null, '', '/admin/orders/1');
  wait(1000);

  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  { key: '/', code: 'Slash' },
  { key: '.', code: 'Slash' }, // of the Russian keyboard
  { key: '/', code: 'Backslash', shiftKey: true },
])('is where %o leads', (key) => {
  const { input } = open();

  fireEvent.keyDown(document.body, key);

  expect(input).toHaveFocus();
});

it('leaves the key to a field that somebody types in', () => {
  const { input } = open();
  const other = document.body.appendChild(document.createElement('textarea'));
  other.focus();

  fireEvent.keyDown(other, { key: '/', code: 'Slash' });
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });

  expect(input).not.toHaveFocus();
  other.remove();
});
