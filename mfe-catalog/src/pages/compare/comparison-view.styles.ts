import { Tabs } from '@shop/shared/ui';
import styled from 'styled-components';

export const Note = styled.div`
  margin-bottom: 24px;
`;

export const Categories = styled(Tabs)`
  margin-bottom: 24px;

  @media print {
    display: none;
  }
` as typeof Tabs; // styled() forgets the type of a tab's value
