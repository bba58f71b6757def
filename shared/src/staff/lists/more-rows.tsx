import { Button, ErrorPanel } from '../../ui';

interface MoreRowsProps {
  pages: { hasMore: boolean; failure: unknown; loadMore: () => void };
}

/** The way to the next page of a list, also when it did not come. */
export function MoreRows({ pages: { hasMore, failure, loadMore } }: MoreRowsProps) {
  if (!hasMore) return null;
  if (failure !== null) return <ErrorPanel onRetry={loadMore} />;
  return (
    <div>
      <Button kind="outline" onClick={loadMore}>
        Показать ещё
      </Button>
    </div>
  );
}
