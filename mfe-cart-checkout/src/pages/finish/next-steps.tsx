import { Link, useAuth } from '@shop/shared/runtime';
import {
  BoxIcon,
  ButtonLink,
  CardIcon,
  DocIcon,
  H3,
  MailIcon,
  PhoneIcon,
  RefreshIcon,
  Row,
  RowLink,
  WrenchIcon,
  type IconProps,
} from '@shop/shared/ui';
import { useId, type ComponentType } from 'react';
import styled from 'styled-components';
import type { LastOrder } from '../../features/last-order';
import type { OrderStatus } from '../../generated/graphql';
import { guestLinkTo } from './guest-link';
import { TEXTS } from './texts';

const { prepare } = TEXTS;

interface Step {
  href: string;
  text: string;
  Icon: ComponentType<IconProps>;
}

const FITTING: Step = { href: '/wherebuy', text: prepare.installation, Icon: WrenchIcon };
const DOCUMENTS: Step = { href: '/info_order', text: prepare.documents, Icon: DocIcon };
const APP: Step = { href: '/support', text: prepare.app, Icon: PhoneIcon };
const PAYMENT: Step = { href: '/info_payment_rules', text: prepare.payment, Icon: CardIcon };
const COLLECTION: Step = { href: '/info_delivery', text: prepare.collection, Icon: BoxIcon };
const GOODS: Step = { href: '/products', text: prepare.goods, Icon: RefreshIcon };
const HELP: Step = { href: '/support', text: prepare.help, Icon: MailIcon };

/** What fits the order: its payment, its delivery, and what is in it. */
function stepsOf({ lines, paymentType, deliveryKind }: LastOrder, status: OrderStatus): Step[] {
  if (status === 'cancelled') return [GOODS, HELP];
  const hasGoods = lines.some(({ isService }) => !isService);
  const isFitted = lines.some(({ isInstallation }) => isInstallation);
  return [
    ...(paymentType === 'invoice' ? [PAYMENT] : []),
    ...(deliveryKind === 'pickup' || deliveryKind === 'transport' ? [COLLECTION] : []),
    ...(isFitted ? [DOCUMENTS] : []),
    ...(hasGoods && !isFitted ? [FITTING] : []),
    ...(hasGoods ? [APP] : [HELP]),
  ];
}

const Steps = styled.ul`
  margin: 12px 0 32px;
  border-bottom: 1px solid var(--c-line);
`;

const GuestLinkNote = styled.p`
  margin-bottom: 32px;
  color: var(--c-text-2);

  & > a {
    color: var(--c-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** What the buyer can prepare before the manager calls, and where to go from here. */
export function NextSteps({ order, status }: { order: LastOrder; status: OrderStatus }) {
  const { id, guestKey } = order;
  const isAuth = useAuth((state) => state.isAuth);
  const titleId = useId();
  return (
    <>
      <nav aria-labelledby={titleId}>
        <H3 as="h2" id={titleId}>
          {TEXTS.prepareTitle}
        </H3>
        <Steps>
          {stepsOf(order, status).map(({ href, text, Icon }) => (
            <li key={href}>
              <RowLink as={Link} to={href}>
                <Icon size={20} />
                {text}
              </RowLink>
            </li>
          ))}
        </Steps>
      </nav>
      {guestKey && (
        <GuestLinkNote>
          <Link to={guestLinkTo({ id, key: guestKey })}>{TEXTS.link}</Link>
          {TEXTS.linkWhy}
        </GuestLinkNote>
      )}
      <Row gap={4}>
        {/* A guest has no list of orders. */}
        {isAuth && (
          <ButtonLink as={Link} to={`/orders/${id}`}>
            {TEXTS.orders}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to="/products" kind={isAuth ? 'outline' : 'primary'}>
          {TEXTS.catalogue}
        </ButtonLink>
      </Row>
    </>
  );
}
