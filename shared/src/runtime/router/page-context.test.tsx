import { act, renderHook } from '@testing-library/react';
import { TestRouter } from '../../testing';
import { useSearchParams } from './page-context';

it('a page changes its query in a new history entry or in the current one', () => {
  const { result } = renderHook(() => useSearchParams()[1], { wrapper: TestRouter });
  const entries = window.history.length;

  act(() => result.current({ fast: '1' }));
  expect(window.location.search).toBe('?fast=1');
  expect(window.history.length).toBe(entries + 1);

  act(() => result.current(new URLSearchParams('fast=2'), { replace: true }));
  expect(window.location.search).toBe('?fast=2');
  expect(window.history.length).toBe(entries + 1);
});
