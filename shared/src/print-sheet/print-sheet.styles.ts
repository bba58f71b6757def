import styled, { createGlobalStyle } from 'styled-components';
import { H3, media } from '../ui';

/** Prints the sheet only, without the page around it. */
export const OnPaper = createGlobalStyle`
  @media print {
    body {
      background: #fff;
    }

    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }

    body *:has([data-print-sheet]) {
      display: block !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
    }
  }
`;

export const Sheet = styled.article<{ $isOnScreen: boolean }>`
  display: ${({ $isOnScreen }) => ($isOnScreen ? 'block' : 'none')};
  margin-bottom: 16px;
  padding: 32px;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  font-size: 14px;
  line-height: 20px;

  @media ${media.phone} {
    padding: 20px 16px;
  }

  @media print {
    display: block;
    margin: 0;
    padding: 0;
    border: 0;
    color: #000;
    font-size: 10pt;
    line-height: 1.4;

    & + & {
      break-before: page;
    }
  }
`;

export const SheetHead = styled.div`
  display: flex;
  gap: 16px;
  justify-content: space-between;
`;

export const SheetTitle = styled(H3)`
  @media print {
    font-size: 16pt;
  }
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  margin: 24px 0;
  overflow-wrap: anywhere;

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PartyTitle = styled.h3`
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);
`;

export const Facts = styled.dl`
  margin-top: 8px;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 12px;
    break-inside: avoid;
  }

  dt {
    color: var(--c-text-2);
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 8px;
    border: 1px solid var(--c-line-strong);
    text-align: left;
    vertical-align: top;
  }

  td:nth-child(2) {
    overflow-wrap: anywhere;
  }

  tr {
    break-inside: avoid;
  }

  td:nth-child(n + 3) {
    text-align: right;
    white-space: nowrap;
  }

  /* A phone has no room for the row number and the unit price; paper does. */
  @media screen and ${media.phone} {
    :is(th, td):is(:nth-child(1), :nth-child(4)) {
      display: none;
    }
  }
`;

export const Total = styled.p`
  margin: 16px 0 8px;
  font-size: 18px;
  line-height: 24px;
  text-align: right;
`;

export const Small = styled.p`
  margin-top: 8px;
  color: var(--c-text-2);
`;
