import { createGlobalStyle } from 'styled-components';

/** The layout keeps room for a header and a cookie notice, which bare pages do not have. */
export const BareStyle = createGlobalStyle`
  html[data-cookies] {
    --room-below: 0px;
  }

  html:root {
    --size-header: 0px;
  }
`;
