import styled from 'styled-components';
import { Container, Faq as Questions, Grid, H2, Ruler, media } from '@shop/shared/ui';
import { PlainSection } from '../../components/block-section';
import type { FaqBlockProps } from './schema';

const Columns = styled(Grid)`
  padding-top: 32px;

  & > :first-child {
    grid-column: 1 / 6;
  }

  & > :last-child {
    grid-column: 7 / 13;
  }

  @media ${media.compact} {
    display: block;

    & > :last-child {
      margin-top: 20px;
    }
  }
`;

/** The heading is on the left, the questions are on the right. */
export function Faq({ id, label, rulerAt, heading, items }: FaqBlockProps) {
  return (
    <PlainSection id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Ruler at={rulerAt} label={label} />
        <Columns>
          <H2 id={`${id}-title`}>{heading}</H2>
          <Questions items={items} />
        </Columns>
      </Container>
    </PlainSection>
  );
}
