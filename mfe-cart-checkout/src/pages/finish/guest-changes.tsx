import { CANCEL_ORDER_HINT, CancelOrder, CHANGE_TITLE, ChangeOrder, type OrderChange } from '@shop/shared/order-page';
import { H3, Row, Small } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { GuestOrderDetailsFragment } from '../../generated/graphql';

const Section = styled.section`
  margin-bottom: 32px;
`;

const Hint = styled(Small)`
  display: block;
  margin: 4px 0 16px;
  color: var(--c-text-2);
`;

interface GuestChangesProps {
  order: GuestOrderDetailsFragment;
  save: (change: OrderChange) => Promise<GuestOrderDetailsFragment>;
  onChanged: (order: GuestOrderDetailsFragment) => void;
}

/** What a guest may do with a new order, by the rules of a user's. */
export function GuestChanges(changing: GuestChangesProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <H3 as="h2" id={titleId}>
        {CHANGE_TITLE}
      </H3>
      <Hint as="p">{CANCEL_ORDER_HINT}</Hint>
      <Row gap={2}>
        <ChangeOrder {...changing} />
        <CancelOrder {...changing} />
      </Row>
    </Section>
  );
}
