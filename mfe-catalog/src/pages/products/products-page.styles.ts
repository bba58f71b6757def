import styled from 'styled-components';

export const List = styled.div`
  border-top: 1px solid var(--c-line);
  padding-bottom: 72px;
`;
