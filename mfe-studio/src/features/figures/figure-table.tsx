import styled from 'styled-components';

/** A table of counts in a narrow panel: names at the left, numbers under each other. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 20px;
  font-variant-numeric: tabular-nums lining-nums;

  & th {
    padding: 8px 0;
    color: var(--c-text-2);
    font-weight: var(--w-body);
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  & td,
  & thead th:not(:first-child) {
    padding-left: 6px;
    text-align: right;
    vertical-align: top;
  }

  & thead th {
    font-size: 13px;
    line-height: 18px;
  }

  & td {
    padding-block: 8px;
    font-weight: var(--w-medium);
  }

  & td > small {
    display: block;
    color: var(--c-text-3);
    font-size: 13px;
    line-height: 18px;
    font-weight: var(--w-body);
    white-space: nowrap;
  }

  & tbody tr {
    border-top: 1px solid var(--c-line);
  }
`;
