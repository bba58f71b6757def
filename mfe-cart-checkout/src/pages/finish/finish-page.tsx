import { Link } from '@shop/shared/runtime';
import { BoxIcon, ButtonLink, Container, EmptyState } from '@shop/shared/ui';
import styled from 'styled-components';
import { LinesSkeleton } from '../../components/lines-skeleton';
import { PageBody } from '../../components/page-body';
import { PlacedOrder } from './placed-order';
import { TEXTS } from './texts';
import { useLastOrder } from './use-last-order';

const { unknown } = TEXTS;

const Body = styled(PageBody)`
  padding-top: 72px;
`;

function NoOrder() {
  return (
    <EmptyState
      level={1}
      icon={<BoxIcon size={32} />}
      title={unknown.title}
      text={unknown.text}
      action={
        <ButtonLink as={Link} to="/products">
          {unknown.button}
        </ButtonLink>
      }
    />
  );
}

export function FinishPage() {
  const order = useLastOrder();
  return (
    <Container>
      <Body>
        {order === undefined && <LinesSkeleton label={TEXTS.loading} />}
        {order === null && <NoOrder />}
        {order && <PlacedOrder order={order} />}
      </Body>
    </Container>
  );
}
