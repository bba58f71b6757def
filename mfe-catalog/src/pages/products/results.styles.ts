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

/** An attribute instead of a prop, and a link that is there from the start: a rule added at the first letter would hold it up. */
export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  padding-top: 24px;

  &[data-shown='false'] {
    ${visuallyHidden}
  }

  & > [hidden] {
    display: none;
  }
`;

export const Empty = styled.div`
  padding-top: 24px;
`;

export const More = styled.div`
  margin-top: 40px;
  text-align: center;
`;
