import { Button, Caption, Stack } from '@shop/shared/ui';
import styled from 'styled-components';
import { TEXTS } from './texts';

const { summary } = TEXTS;

const Hint = styled(Caption)`
  display: block;
`;

/** The short way: a name and a phone number. */
export function FastOrderOffer({ onOpen }: { onOpen: () => void }) {
  return (
    <Stack gap={2}>
      <Button kind="outline" isFull aria-haspopup="dialog" onClick={onOpen}>
        {summary.fast}
      </Button>
      <Hint>{summary.fastHint}</Hint>
    </Stack>
  );
}
