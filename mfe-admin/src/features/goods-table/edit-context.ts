import { createContext, use } from 'react';
import type { GoodsEdits } from './use-goods-edits';

export const TypeContext = createContext<GoodsEdits['type'] | null>(null);

/** Types into a product: the same function at each render, so that no row draws anew for it. */
export function useType(): GoodsEdits['type'] {
  const type = use(TypeContext);
  if (!type) throw new Error('useType needs <TypeContext> above it');
  return type;
}
