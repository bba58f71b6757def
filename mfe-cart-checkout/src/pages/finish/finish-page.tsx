import { Link, useAuth, useCart, useShop } from '@shop/shared/runtime';
import { BoxIcon, ButtonLink, Container, EmptyState, H1 } from '@shop/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { LinesSkeleton, PageBody } from '../../components/page-layout';
import { readLastOrder, type LastOrder } from '../../features/last-order';
import { useGuestLink } from './guest-link';
import { GuestOrder } from './guest-order';
import { PlacedOrder } from './placed-order';
import { TEXTS } from './texts';
import { useTitle } from './use-title';

const { unknown } = TEXTS;

/**
 * The last order; undefined until hydration, because the server has no browser storage. The cart is
 * read right after hydration, so its loading state tells when that is.
 */
function useLastOrder(): LastOrder | null | undefined {
  const shop = useShop();
  const isHydrating = useCart((state) => state.isLoading);
  // An order is shown only to the user who placed it, so the user must be known first.
  const isUserLoading = useAuth((state) => state.isUserLoading);
  const isWaiting = isHydrating || isUserLoading;
  return useMemo(() => (isWaiting ? undefined : readLastOrder(shop)), [isWaiting, shop]);
}

const Body = styled(PageBody)`
  padding-top: 72px;
`;

function NoOrder() {
  useTitle(unknown.title);
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

function LastOrderOfBrowser() {
  const order = useLastOrder();
  if (order === undefined) {
    return (
      <>
        <noscript>
          <H1>{TEXTS.heading}</H1>
        </noscript>
        <LinesSkeleton label={TEXTS.loading} />
      </>
    );
  }
  if (!order) return <NoOrder />;
  const { id, guestKey } = order;
  return guestKey ? <GuestOrder link={{ id, key: guestKey }} known={order} /> : <PlacedOrder view={{ order }} />;
}

/** The order of a guest's link, or else the last one placed in this browser. */
export function FinishPage() {
  const link = useGuestLink();
  return (
    <Container>
      <Body>{link ? <GuestOrder link={link} /> : <LastOrderOfBrowser />}</Body>
    </Container>
  );
}
