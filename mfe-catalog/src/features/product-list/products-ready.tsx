import { useList, useShop } from '@shop/shared/runtime';
import { Container, ErrorPanel } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { TEXTS } from '../../content/texts';
import { CardsSkeleton } from './cards-skeleton';

/** Shows the page once there are products; before that a skeleton, and where they failed to come, a way to ask again. */
export function ProductsReady({ children }: { children: ReactNode }) {
  const { lists } = useShop();
  const { items, isLoading, hasFailed } = useList('products');
  const handleRetry = () => void lists.load(['products'], { isForced: true });

  if (items.length > 0) return children;
  if (isLoading) return <CardsSkeleton />;
  if (!hasFailed) return children;
  return (
    <Container>
      <ErrorPanel title={TEXTS.productsFailed.title} text={TEXTS.productsFailed.text} onRetry={handleRetry} />
    </Container>
  );
}
