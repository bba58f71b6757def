import { Container } from '@shop/shared/ui';
import styled from 'styled-components';

export const List = styled(Container)`
  display: grid;
  gap: 48px;
  padding-bottom: 96px;
`;
