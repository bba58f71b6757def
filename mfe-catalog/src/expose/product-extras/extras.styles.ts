import { media } from '@shop/shared/ui';
import styled from 'styled-components';
import { RuledItem } from '../../components/ruled-item';

/** Three beside each other, or one below the other where there is less room. */
export const ExtraList = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 48px 24px;

  @media ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

export const ExtraItem = styled(RuledItem)`
  display: flex;
  flex-direction: column;
  padding-top: 20px;
`;
