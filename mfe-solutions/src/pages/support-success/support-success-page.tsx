import styled from 'styled-components';
import { Link, useLocation } from '@shop/shared/runtime';
import { ButtonLink, Container, H1, Lead, Row, Ruler, media } from '@shop/shared/ui';
import { CrumbTrail } from '../../components/crumb-trail';
import { NOTHING_SENT, PAGE_TITLE, SUPPORT_SUCCESS } from './texts';

const CRUMBS = [
  { label: 'Поддержка', path: '/support' },
  { label: PAGE_TITLE, path: '/support/success' },
];

const Words = styled.div`
  max-width: 720px;
  padding: 48px 0 120px;

  @media ${media.phone} {
    padding: 32px 0 64px;
  }
`;

const Sentence = styled(Lead)`
  margin: 16px 0 32px;
`;

function isMessageSent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isMessageSent' in state;
}

/** The support forms lead here after a message is accepted (docs/rules.md, Messages). */
export function SupportSuccessPage() {
  const texts = isMessageSent(useLocation().state) ? SUPPORT_SUCCESS : NOTHING_SENT;
  return (
    <>
      <CrumbTrail crumbs={CRUMBS} />
      <Container>
        <Ruler at={92} />
        <Words>
          <H1>{texts.title}</H1>
          <Sentence>{texts.text}</Sentence>
          <Row gap={4}>
            <ButtonLink as={Link} to="/support" size="lg">
              {texts.back}
            </ButtonLink>
            <ButtonLink as={Link} to="/" kind="outline" size="lg">
              {texts.home}
            </ButtonLink>
          </Row>
        </Words>
      </Container>
    </>
  );
}
