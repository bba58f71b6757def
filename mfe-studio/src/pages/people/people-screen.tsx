import styled from 'styled-components';
import { People } from '@shop/shared/staff';
import { StudioFrame } from '../../components';

const Title = styled.h1`
  margin-bottom: 16px;
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

/** Who works in the shop. */
export function Screen() {
  return (
    <StudioFrame at="/studio/people">
      <Title>Люди</Title>
      <People usual="Редактор" />
    </StudioFrame>
  );
}
