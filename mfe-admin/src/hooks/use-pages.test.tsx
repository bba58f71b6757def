import { act, renderHook } from '@testing-library/react';
import { usePages, type Page } from './use-pages';

interface Row {
  id: number;
  count: number;
}

it('shows what was saved while the list was on its way', async () => {
  let answer: (page: Page<Row>) => void = () => undefined;
  const ask = () => new Promise<Page<Row>>((resolve) => (answer = resolve));
  const { result } = renderHook(() => usePages(ask));

  act(() => result.current.show([{ id: 1, count: 4 }]));
  const rows = [1, 2].map((id) => ({ id, count: 0 }));
  await act(async () => answer({ rows }));

  expect(result.current.rows).toEqual([
    { id: 1, count: 4 },
    { id: 2, count: 0 },
  ]);
});
