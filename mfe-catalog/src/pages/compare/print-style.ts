import { createGlobalStyle } from 'styled-components';

/** On paper: the comparison alone, without the site round it. */
export const PrintStyle = /*#__PURE__*/ createGlobalStyle`
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
