import { media } from '@shop/shared/ui';
import styled from 'styled-components';

/** Air between what a page shows and the footer, whichever state it is in. */
export const PageBody = styled.div`
  padding-bottom: 96px;

  @media ${media.phone} {
    padding-bottom: 64px;
  }
`;
