import { Container, visuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';

export const List = styled(Container)`
  /* What comes below after hydration moves nothing that is seen. */
  min-height: 75vh;
  padding-bottom: 72px;

  &:focus {
    outline: none;
  }
`;

export const Summary = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) => ($isShown ? 'display: flex' : visuallyHidden)};
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  padding-top: 24px;
`;

export const Empty = styled.div`
  padding-top: 24px;
`;

export const More = styled.div`
  margin-top: 40px;
  text-align: center;
`;
