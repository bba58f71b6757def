import styled from 'styled-components';
import { Container, Grid, Lead, Row, Ruler, media } from '@shop/shared/ui';
import { ContentButton } from '../../components/content-button';
import { PlainSection } from '../../components/block-section';
import type { PhoneCallProps } from './schema';

const Columns = styled(Grid)`
  align-items: end;
  padding-top: 40px;

  @media ${media.phone} {
    display: block;
    padding-top: 24px;
  }
`;

const Words = styled.div`
  grid-column: 1 / 9;
`;

const Number = styled.h2`
  font-size: 64px;
  line-height: 72px;
  letter-spacing: -0.035em;
  font-weight: 400;
  font-variant-numeric: tabular-nums;

  & > a:hover {
    color: var(--c-link);
  }

  @media ${media.phone} {
    font-size: min(38px, 10vw);
    line-height: 46px;
    /* Letters may be spaced out by the reader. */
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Sentence = styled(Lead)`
  max-width: 560px;
  margin-top: 12px;
`;

const Actions = styled(Row)`
  grid-column: 9 / 13;

  @media ${media.phone} {
    margin-top: 24px;

    & > * {
      flex: 1 1 100%;
    }
  }
`;

/** The phone number is the heading: one touch calls it. */
export function PhoneCall({ id, label, rulerAt, phone, text, links }: PhoneCallProps) {
  return (
    <PlainSection id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Ruler at={rulerAt} label={label} />
        <Columns>
          <Words>
            <Number id={`${id}-title`}>
              <a href={phone.href}>{phone.text}</a>
            </Number>
            <Sentence>{text}</Sentence>
          </Words>
          <Actions>
            {links.map((link, index) => (
              <ContentButton key={link.href} href={link.href} size="lg" kind={index === 0 ? 'primary' : 'outline'}>
                {link.text}
              </ContentButton>
            ))}
          </Actions>
        </Columns>
      </Container>
    </PlainSection>
  );
}
