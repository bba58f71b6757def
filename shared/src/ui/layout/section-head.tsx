import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { H1, H2 } from '../type/headings';
import { Ruler } from './ruler';
import type { RulerProps } from './ruler';

/** The head of a section; with `at`, a ruler is drawn above it. */
export interface SectionHeadProps extends RulerProps {
  title: ReactNode;
  /** One supporting sentence, or a link. */
  text?: ReactNode;
  /** Level of the heading. That of a page has the size of all pages' headings. */
  level?: 1 | 2 | 3;
  /** For the section's `aria-labelledby`. */
  titleId?: string;
}

const Head = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  padding-top: 32px;
  margin-bottom: 48px;

  @media ${media.phone} {
    display: block;
    padding-top: 24px;
    margin-bottom: 28px;
  }
`;

const inTitleColumns = css`
  grid-column: 1 / 8;
`;

const PageTitle = styled(H1)`
  ${inTitleColumns}
`;

const Title = styled(H2)`
  ${inTitleColumns}
`;

const Text = styled.div`
  grid-column: 9 / 13;
  align-self: end;
  color: var(--c-text-2);

  @media ${media.phone} {
    margin-top: 12px;
  }
`;

/** A ruler, a heading in columns 1–7 and a sentence in 9–12. */
export function SectionHead({ title, text, level = 2, titleId, at, label, labelSide, className }: SectionHeadProps) {
  return (
    <div className={className}>
      {at !== undefined && <Ruler at={at} label={label} labelSide={labelSide} />}
      <Head>
        {level === 1 ? (
          <PageTitle id={titleId}>{title}</PageTitle>
        ) : (
          <Title as={level === 3 ? 'h3' : 'h2'} id={titleId}>
            {title}
          </Title>
        )}
        {text && <Text>{text}</Text>}
      </Head>
    </div>
  );
}
