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
  /** For what is labelled by the heading. */
  titleId?: string;
  /** A sentence or two at the right of the heading, under it on phones. */
  lead?: string;
  /** Controls, in the same place. */
  children?: ReactNode;
}

/** The name of a page, and what is said of it or done with it as a whole. */
export function PageHeading({ title, titleId, lead, children }: PageHeadingProps) {
  return (
    <Row>
      <H1 id={titleId}>{title}</H1>
      {lead && <Words>{lead}</Words>}
      {children}
    </Row>
  );
}
