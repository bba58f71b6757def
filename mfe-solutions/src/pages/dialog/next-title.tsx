import styled from 'styled-components';
import { H3 } from '@shop/shared/ui';

/** Heading of a list of choices below the first one. */
export const NextTitle = styled(H3).attrs({ as: 'h2' })`
  margin: 48px 0 16px;
`;
