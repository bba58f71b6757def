import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Scroller = styled.div`
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);

  @media ${until.compact} {
    max-height: calc(100vh - 96px);
    overflow: auto;
  }

  @media ${until.phone} {
    max-height: none;
    margin-inline: -16px;
    border-inline: 0;
  }
`;

export const Table = styled.table`
  min-width: 960px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  & th,
  & td {
    padding: 14px 20px;
    border-bottom: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
    font-weight: var(--w-body);
    line-height: 22px;
  }

  & td + td,
  & thead th + th {
    border-left: 1px solid var(--c-line);
  }

  & thead th,
  & thead td {
    position: sticky;
    top: var(--size-header);
    z-index: 3;
    background: var(--c-surface);
    border-bottom: 0;
    box-shadow: 0 1px 0 var(--c-line-strong);
  }

  & thead td,
  & th[scope='row'] {
    left: 0;
    width: 264px;
    box-shadow: 1px 0 0 var(--c-line-strong);
  }

  & thead td {
    z-index: 4;
  }

  & th[scope='row'] {
    position: sticky;
    z-index: 2;
    background: var(--c-surface);
    color: var(--c-text-2);
  }

  @media ${until.compact} {
    & thead th,
    & thead td {
      top: 0;
    }
  }

  @media ${until.phone} {
    min-width: 760px;

    & th,
    & td {
      padding: 12px 14px;
      font-size: 15px;
      line-height: 20px;
    }

    & thead td,
    & th[scope='row'] {
      width: 128px;
      font-size: 13px;
      line-height: 18px;
    }
  }
`;

export const GroupRow = styled.tr`
  &&& > th {
    padding-block: 10px;
    background: var(--c-stage);
    font-size: 14px;
    font-weight: var(--w-medium);
    line-height: 18px;
  }

  & > th > span {
    position: sticky;
    left: 20px;
  }

  @media ${until.phone} {
    & > th > span {
      left: 14px;
    }
  }
`;
