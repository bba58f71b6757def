import styled from 'styled-components';

/** One thing said of a line, under its name. */
export const Remark = styled.div`
  display: flex;
  gap: 8px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-2);

  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;
