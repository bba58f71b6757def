import { useId, type ComponentType } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import {
  CardIcon,
  DocIcon,
  H4,
  MailIcon,
  media,
  PinIcon,
  RefreshIcon,
  RowLink,
  TruckIcon,
  type IconProps,
} from '@shop/shared/ui';
import type { Order } from './order-data';
import { TEXTS } from './texts';

interface Step {
  href: string;
  text: string;
  Icon: ComponentType<IconProps>;
}

const { steps } = TEXTS;

const SUPPORT: Step = { href: '/support', text: steps.support, Icon: MailIcon };
const INSTALLATION: Step = { href: '/wherebuy', text: steps.installation, Icon: PinIcon };

/** What a buyer looks for next, by how far the order has come. */
function stepsOf({ orderStatus, userType }: Order): Step[] {
  if (orderStatus === 'cancelled') return [{ href: '/products', text: steps.goods, Icon: RefreshIcon }, SUPPORT];
  if (orderStatus === 'delivered')
    return [
      { href: '/documents', text: steps.manuals, Icon: DocIcon },
      INSTALLATION,
      { href: '/info_exchange_and_returns', text: steps.returns, Icon: RefreshIcon },
      SUPPORT,
    ];
  const isCompany = userType === 'ur';
  return [
    { href: isCompany ? '/info_payment_rules' : '/info_payment', text: steps.payment, Icon: CardIcon },
    { href: '/info_delivery', text: steps.delivery, Icon: TruckIcon },
    INSTALLATION,
    SUPPORT,
  ];
}

const Title = styled(H4)`
  margin-bottom: 12px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 24px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** «Что дальше»: the pages that answer a buyer's next question. */
export function NextSteps({ order }: { order: Order }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <Title as="h2" id={titleId}>
        {steps.title}
      </Title>
      <List>
        {stepsOf(order).map(({ href, text, Icon }) => (
          <li key={href}>
            <RowLink as={Link} to={href}>
              <Icon size={20} />
              {text}
            </RowLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
