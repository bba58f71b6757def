import { useState } from 'react';
import { useLocation } from '@shop/shared/runtime';

/**
 * State that is reset to `initial` on any change of route, for open menus. It is reset in render
 * and not in an effect, so that no frame shows the menu over the new page.
 */
export function useUntilNavigation<T>(initial: T): [T, (value: T) => void] {
  const { key } = useLocation();
  const [state, setState] = useState({ key, value: initial });

  if (state.key !== key) setState({ key, value: initial });
  const value = state.key === key ? state.value : initial;
  return [value, (next) => setState({ key, value: next })];
}
