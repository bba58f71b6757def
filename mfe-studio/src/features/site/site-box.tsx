import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, Panel } from '@shop/shared/ui';

const Box = styled(Panel)`
  padding: 24px;

  & h2 {
    font-size: 20px;
    line-height: 28px;
  }

  @media ${media.phone} {
    padding: 16px;
  }
`;

interface SiteBoxProps {
  /** Of its heading. */
  titleId: string;
  children: ReactNode;
}

/** One part of what all pages share. */
export function SiteBox({ titleId, children }: SiteBoxProps) {
  return (
    <Box as="section" aria-labelledby={titleId}>
      {children}
    </Box>
  );
}
