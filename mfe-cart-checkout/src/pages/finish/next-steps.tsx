import { Link, useAuth } from '@shop/shared/runtime';
import { ButtonLink, DocIcon, H3, PhoneIcon, Row, RowLink, WrenchIcon } from '@shop/shared/ui';
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
