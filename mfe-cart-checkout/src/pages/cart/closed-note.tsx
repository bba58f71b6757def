import { Button, Note, Stack } from '@shop/shared/ui';
import type { OrderGroup } from '../../features/order-lines';
import { ShortageReasons } from '../../features/ordering';
import { TEXTS } from './texts';

const { summary, cure } = TEXTS;

interface ClosedNoteProps {
  id: string;
  groups: readonly OrderGroup[];
  onCureAll: () => void;
}

/** Why the checkout is closed, line by line, and one press that opens it. */
export function ClosedNote({ id, groups, onCureAll }: ClosedNoteProps) {
  return (
    <Stack gap={2}>
      <Note kind="warning" id={id}>
        <Stack gap={2}>
          <p>{summary.closed}</p>
          <ShortageReasons groups={groups} />
        </Stack>
      </Note>
      <Button kind="outline" isFull onClick={onCureAll}>
        {cure.all}
      </Button>
    </Stack>
  );
}
