import { fireEvent, render, screen } from '@testing-library/react';
import { SearchInput } from './search-input';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const onChange = jest.fn();
  render(<SearchInput label="Найти" placeholder="Номер" value="" onChange={onChange} />);
  return { onChange, input: screen.getByRole('searchbox', { name: 'Найти' }) };
}

it('asks a moment after the last key', () => {
  const { onChange, input } = open();
  fireEvent.change(input, { target: { value: 'ан' } });
  jest.advanceTimersByTime(200);
  fireEvent.change(input, { target: { value: 'анна' } });
  jest.advanceTimersByTime(200);
  expect(onChange).not.toHaveBeenCalled();

  jest.advanceTimersByTime(100);

  expect(onChange.mock.calls).toEqual([['анна']]);
});

it('does not call back somebody who has gone to another page meanwhile', () => {
  const { onChange, input } = open();
  fireEvent.change(input, { target: { value: 'анна' } });

  window.history.pushState(null, '', '/admin/orders/1');
  jest.advanceTimersByTime(1000);

  expect(onChange).not.toHaveBeenCalled();
});
