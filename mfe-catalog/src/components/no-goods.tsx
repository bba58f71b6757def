import { EmptyState } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { NO_GOODS } from '../content/texts';

interface NoGoodsProps {
  /** The way back to all goods; without it, the shop has none. */
  reset?: ReactNode;
}

/** Takes the place of the list when nothing is found. */
export function NoGoods({ reset }: NoGoodsProps) {
  if (!reset) return <EmptyState {...NO_GOODS} />;
  return <EmptyState title="Товаров по этим условиям нет" text="Снимите один из фильтров." action={reset} />;
}
