import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';
import { H1 } from '../type/headings';

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: 24px;
  padding: 8px 0 40px;

  @media ${media.phone} {
    display: block;
    padding-bottom: 20px;

    & > * + * {
      margin-top: 12px;
    }
  }
`;

const Words = styled.p`
  max-width: 400px;
  color: var(--c-text-2);
`;

interface PageHeadingProps {
  title: string;
  /** For `aria-labelledby`. */
  titleId?: string;
  /** A sentence or two to the right of the heading, on phones under it. */
  lead?: string;
  /** Controls in the same place. */
  children?: ReactNode;
}

/** A page's heading, with an introduction or controls. */
export function PageHeading({ title, titleId, lead, children }: PageHeadingProps) {
  return (
    <Row>
      <H1 id={titleId}>{title}</H1>
      {lead && <Words>{lead}</Words>}
      {children}
    </Row>
  );
}
