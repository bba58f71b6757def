import { createGlobalStyle } from 'styled-components';

/** Prints the page across the sheet, and without the site around it. */
export const PrintAlone = /*#__PURE__*/ createGlobalStyle`
  @media print {
    @page {
      size: landscape;
      margin: 12mm;
    }

    body > * :is(header, footer, nav, aside, [role='region'][aria-label*='cookie']) {
      display: none;
    }

    body {
      padding-bottom: 0;
    }
  }
`;
