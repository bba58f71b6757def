import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { ButtonLink, Container, H1, Lead, Row, Ruler, media } from '@shop/shared/ui';
import { CrumbTrail } from '../../components/crumb-trail';
import { SUPPORT_SUCCESS } from './texts';

const CRUMBS = [
  { label: 'Поддержка', path: '/support' },
  { label: SUPPORT_SUCCESS.title, path: '/support/success' },
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

/** The support forms lead here after a message is accepted (docs/rules.md, Messages). */
export function SupportSuccessPage() {
  return (
    <>
      <CrumbTrail crumbs={CRUMBS} />
      <Container>
        <Ruler at={92} />
        <Words>
          <H1>{SUPPORT_SUCCESS.title}</H1>
          <Sentence>{SUPPORT_SUCCESS.text}</Sentence>
          <Row gap={4}>
            <ButtonLink as={Link} to="/support" size="lg">
              {SUPPORT_SUCCESS.back}
            </ButtonLink>
            <ButtonLink as={Link} to="/" kind="outline" size="lg">
              {SUPPORT_SUCCESS.home}
            </ButtonLink>
          </Row>
        </Words>
      </Container>
    </>
  );
}
