import { Caption } from '@shop/shared/ui';
import styled from 'styled-components';

/** The text below a small heading, 15/22. */
export const SmallText = styled.p`
  font-size: 15px;
  line-height: 22px;
  color: var(--c-text-2);
`;

/** A remark below the content of a block. */
export const BlockRemark = styled(Caption).attrs({ as: 'p' })`
  max-width: 57em;
  margin-top: 32px;
`;
