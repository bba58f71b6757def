import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import type { BootOutcome } from './boot';

/** Takes over what the server rendered. The page of development holds nothing to take over. */
export function mountPage(outcome: BootOutcome, root: Element, tree: ReactNode, options: HydrationOptions): void {
  if (outcome === 'empty') createRoot(root).render(tree);
  else hydrateRoot(root, tree, options);
}
