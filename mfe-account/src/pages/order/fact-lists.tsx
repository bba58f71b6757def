import { useId } from 'react';
import styled from 'styled-components';
import { H4, KeyValueList, media } from '@shop/shared/ui';
import { deliveryFacts, payerFacts, recipientFacts, type Fact } from './order-facts';
import { TEXTS } from './texts';
import type { Order } from './types';

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 32px 24px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled(H4)`
  margin-bottom: 12px;
`;

const Facts = styled(KeyValueList)`
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const titleId = useId();
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title as="h2" id={titleId}>
        {title}
      </Title>
      <Facts items={facts} />
    </section>
  );
}

/** Where it goes, whom it goes to, and who pays. */
export function FactLists({ order }: { order: Order }) {
  return (
    <Lists>
      <FactList title={TEXTS.delivery} facts={deliveryFacts(order)} />
      <FactList title={TEXTS.recipient} facts={recipientFacts(order)} />
      <FactList title={TEXTS.payer} facts={payerFacts(order)} />
    </Lists>
  );
}
