import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Container, Section, SectionHead, media } from '@shop/shared/ui';

/** Marks a hero or a dark block, because the next block needs padding above. */
export const SECTION_BREAK = { 'data-section-break': '' };

/** A word that is longer than its column breaks, and no column is wider for it. */
export const anyWords = css`
  overflow-wrap: anywhere;
`;

/** The column of a dark block. */
export const DarkContainer = styled(Container)`
  ${anyWords}
`;

/**
 * A light block. It has padding below only, so that the gap between two blocks is not doubled. A
 * label at the top of a page keeps a distance from the breadcrumbs.
 */
export const PlainSection = styled.section<{ $hasLabelOnTop?: boolean }>`
  padding-top: ${({ $hasLabelOnTop }) => ($hasLabelOnTop ? '24px' : '0')};
  padding-bottom: 96px;
  /* The page itself keeps the header's height free; this is for the label above the scale. */
  scroll-margin-top: 8px;
  ${anyWords}

  [data-section-break] + & {
    padding-top: 96px;
  }

  @media ${media.phone} {
    padding-bottom: 64px;

    [data-section-break] + & {
      padding-top: 64px;
    }
  }
`;

interface BlockSectionProps {
  id: string;
  label?: string;
  rulerAt?: number;
  heading?: ReactNode;
  text?: ReactNode;
  isFirst?: boolean;
  isDark?: boolean;
  children?: ReactNode;
}

/** The frame of a block: anchor, scale, heading and sentence above its content. */
export function BlockSection({ id, label, rulerAt, heading, text, isFirst, isDark, children }: BlockSectionProps) {
  const titleId = heading ? `${id}-title` : undefined;
  const Column = isDark ? DarkContainer : Container;
  const content = (
    <Column>
      {heading && (
        <SectionHead at={rulerAt} label={label} title={heading} text={text} titleId={titleId} level={isFirst ? 1 : 2} />
      )}
      {children}
    </Column>
  );
  if (isDark) {
    return (
      <Section id={id} dark aria-labelledby={titleId} {...SECTION_BREAK}>
        {content}
      </Section>
    );
  }
  return (
    <PlainSection id={id} aria-labelledby={titleId} $hasLabelOnTop={isFirst && label !== undefined}>
      {content}
    </PlainSection>
  );
}
