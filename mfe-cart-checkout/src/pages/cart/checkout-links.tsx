import { Link } from '@shop/shared/runtime';
import { Button, ButtonLink, Caption, Note, Stack } from '@shop/shared/ui';
import styled from 'styled-components';
import { TEXTS } from './texts';

const { summary } = TEXTS;
const REASON_ID = 'checkout-closed';

const Links = styled(Stack)`
  margin-top: 20px;
`;

const Hint = styled(Caption)`
  display: block;
`;

/** The two ways to order; closed with the reason while a line cannot be ordered as it stands. */
export function CheckoutLinks({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) {
    return (
      <Links gap={3}>
        <Button isFull size="lg" disabled aria-describedby={REASON_ID}>
          {summary.checkout}
        </Button>
        <Note kind="warning" id={REASON_ID}>
          {summary.closed}
        </Note>
      </Links>
    );
  }
  return (
    <Links gap={2}>
      <ButtonLink as={Link} to="/checkout" isFull size="lg">
        {summary.checkout}
      </ButtonLink>
      <ButtonLink as={Link} to="/checkout?type=fast" kind="outline" isFull>
        {summary.fast}
      </ButtonLink>
      <Hint>{summary.fastHint}</Hint>
    </Links>
  );
}
