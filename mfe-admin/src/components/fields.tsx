import styled from 'styled-components';
import { media } from '@shop/shared/ui';

/** Fields beside each other, as many as have room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 12px 16px;
  align-items: end;

  & + * {
    margin-top: 12px;
  }

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* An address is read as a whole. */
    & > :has([type='email']) {
      grid-column: 1 / -1;
    }
  }
`;

/** Fields of long names and texts: on a phone each has a line of its own. */
export const LongFields = styled(Fields)`
  align-items: start;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
