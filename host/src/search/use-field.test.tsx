import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useFieldEvents, useText } from './use-field';

it('hears a letter that is typed while the search starts', () => {
  const input = document.createElement('input');
  input.value = 'щупальц';
  const field = { current: input };

  const { result } = renderHook(() => {
    // Before the effects of the search, which listens from then on.
    useLayoutEffect(() => {
      input.value = 'щупальце';
      input.dispatchEvent(new Event('input'));
    }, []);
    return useText(field);
  });

  expect(result.current).toBe('щупальце');
});

it('handles a key that is pressed as soon as the options are drawn', () => {
  const input = document.createElement('input');
  const field = { current: input };
  const handleKey = jest.fn();

  renderHook(() => {
    useFieldEvents(field, handleKey, () => {});
    useLayoutEffect(() => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    }, []);
  });

  expect(handleKey).toHaveBeenCalledTimes(1);
});
