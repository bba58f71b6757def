import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

it('chooses one, a range to it, and all', () => {
  const { result } = renderHook(() => useSelection([9, 7, 5, 3]));

  act(() => result.current.choose(9, true, false));
  act(() => result.current.choose(5, true, true));
  expect([...result.current.ids]).toEqual([9, 7, 5]);
  act(() => result.current.choose(7, false, false));
  expect([...result.current.ids]).toEqual([9, 5]);
  act(() => result.current.chooseAll(true));
  expect([...result.current.ids]).toEqual([9, 7, 5, 3]);
  act(() => result.current.chooseAll(false));
  expect(result.current.ids.size).toBe(0);
});

it('forgets orders that are no longer shown', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(shown), { initialProps: { shown: [9, 7] } });
  act(() => result.current.chooseAll(true));

  rerender({ shown: [7, 3] });

  expect([...result.current.ids]).toEqual([7]);
});
