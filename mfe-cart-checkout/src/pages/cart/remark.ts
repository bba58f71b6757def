import styled from 'styled-components';

/** One thing said of a line, under its name. */
export const Remark = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-2);
`;
