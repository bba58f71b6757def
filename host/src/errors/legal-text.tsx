import styled from 'styled-components';
import { ButtonLink, Container, media } from '@shop/shared/ui';

const Text = styled.article`
  max-width: 780px;
  padding: 48px 0 64px;
  overflow-wrap: anywhere;

  & h1 {
    margin: 0 0 24px;
    text-wrap: balance;
  }

  & h2 {
    margin: 40px 0 12px;
    text-wrap: balance;
  }

  & p,
  & ul,
  & ol,
  & table {
    margin: 0 0 12px;
  }

  & ul,
  & ol {
    padding-left: 24px;
  }

  & table {
    width: 100%;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: 8px 16px 8px 0;
    border-bottom: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
  }

  @media ${media.phone} {
    padding: 24px 0 40px;
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;

const Home = styled.p`
  padding-bottom: 64px;

  @media print {
    display: none;
  }
`;

/** A legal text as a page: the same words as its PDF, with today's seller. */
export function LegalText({ html }: { html: string }) {
  return (
    <Container>
      <Text dangerouslySetInnerHTML={{ __html: html }} />
      <Home>
        <ButtonLink href="/" kind="outline">
          На главную
        </ButtonLink>
      </Home>
    </Container>
  );
}
