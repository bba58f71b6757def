import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: 20px;
  max-width: 760px;
  padding-block: 8px 64px;
`;

export const Neighbours = styled.section`
  display: grid;
  gap: 32px;
  padding-bottom: 96px;
`;
