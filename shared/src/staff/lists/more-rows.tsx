import { Button, ErrorPanel } from '../../ui';

interface MoreRowsProps {
  pages: { hasMore: boolean; failure: unknown; loadMore: () => void };
}

/** A button for the next page of a list, also after that has failed to load. */
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
