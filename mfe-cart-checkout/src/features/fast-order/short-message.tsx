import type { Shortage } from '@shop/shared/runtime';
import { Button, Note, Stack } from '@shop/shared/ui';
import { shortagesOf, type OrderGroup } from '../order-lines';
import { ShortageReasons, TAKE_LEFT } from '../ordering';
import { TEXTS } from './texts';

interface ShortMessageProps {
  groups: readonly OrderGroup[];
  onTakeLeft: (products: readonly Shortage[]) => void;
}

/** The catalogue already knows that the order would be refused: says why, and offers what is left. */
export function ShortMessage({ groups, onTakeLeft }: ShortMessageProps) {
  return (
    <Note kind="warning">
      <Stack gap={3}>
        <p>{TEXTS.short}</p>
        <ShortageReasons groups={groups} />
        <Button kind="outline" onClick={() => onTakeLeft(shortagesOf(groups))}>
          {TAKE_LEFT}
        </Button>
      </Stack>
    </Note>
  );
}
