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
