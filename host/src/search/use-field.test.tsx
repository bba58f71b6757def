import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useText } from './use-field';

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
