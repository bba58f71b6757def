import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 10px;
  margin-top: 20px;
  color: var(--c-text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > li {
    display: flex;
    gap: 12px;
  }

  & svg {
    flex: none;
  }

  & a:hover {
    color: var(--c-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
