import { H4 } from '@shop/shared/ui';
import styled from 'styled-components';

export const Title = styled(H4)`
  margin-bottom: 24px;
`;

export const Rows = styled.ul`
  border-bottom: 1px solid var(--c-line-strong);
`;
