import { Link, useAuth } from '@shop/shared/runtime';
import { ButtonLink, ChevronRightIcon, DocIcon, H3, PhoneIcon, Row, WrenchIcon } from '@shop/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { LastOrder } from '../../features/last-order';
import { guestLinkTo } from './guest-link';
import { TEXTS } from './texts';

const { prepare } = TEXTS;

const STEPS = [
  { href: '/wherebuy', text: prepare.installation, Icon: WrenchIcon },
  { href: '/services', text: prepare.documents, Icon: DocIcon },
  { href: '/support', text: prepare.app, Icon: PhoneIcon },
] as const;

const Steps = styled.ul`
  margin: 12px 0 32px;
  border-bottom: 1px solid var(--c-line);
`;

const Step = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  min-height: 52px;
  padding: 14px 0;
  border-top: 1px solid var(--c-line);

  &:hover {
    color: var(--c-link);
  }

  & > :last-child {
    color: var(--c-text-3);
  }
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
export function NextSteps({ id, guestKey }: Pick<LastOrder, 'id' | 'guestKey'>) {
  const isAuth = useAuth((state) => state.isAuth);
  const titleId = useId();
  return (
    <>
      <nav aria-labelledby={titleId}>
        <H3 as="h2" id={titleId}>
          {TEXTS.prepareTitle}
        </H3>
        <Steps>
          {STEPS.map(({ href, text, Icon }) => (
            <li key={href}>
              <Step to={href}>
                <Icon size={20} />
                {text}
                <ChevronRightIcon size={18} />
              </Step>
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
          <ButtonLink as={Link} to="/orders">
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
