import { Button } from '@shop/shared/ui';
import { Padded } from './history-parts';

interface ShowMoreProps {
  /** Whether there is something older. */
  hasMore: boolean;
  onPress: () => void;
}

/** Loads the older part of a list. */
export function ShowMore({ hasMore, onPress }: ShowMoreProps) {
  return (
    hasMore && (
      <Padded>
        <Button kind="quiet" onClick={onPress}>
          Показать ещё
        </Button>
      </Padded>
    )
  );
}
