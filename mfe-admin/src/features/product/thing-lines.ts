import styled from 'styled-components';
import { media } from '@shop/shared/ui';

/** Chosen things in lines: the name takes what their controls leave. */
export const ThingLines = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: 4px 16px;
    align-items: center;
  }

  & > li > :first-child {
    flex: 1;
    min-width: 0;
  }

  @media ${media.phone} {
    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
