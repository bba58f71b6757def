import styled from 'styled-components';

export const Kit = styled.div`
  margin-top: 20px;
  padding-top: 14px;
  border-top: 1px solid var(--c-line);
  color: var(--c-text-2);
`;

export const Title = styled.p`
  font-size: 14px;
  line-height: 20px;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-top: 10px;
  font-size: 13px;
  line-height: 18px;

  & img {
    width: 100%;
    height: 72px;
    margin-bottom: 6px;
    background: var(--c-stage);
    object-fit: contain;
  }
`;
