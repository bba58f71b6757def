import { createGlobalStyle } from 'styled-components';
import { base } from './base';
import { fontFaces } from './font-faces';
import { tokens } from './tokens';

/** Fonts, tokens and base styles. The host renders it once; remotes never do. */
export const GlobalStyle = /*#__PURE__*/ createGlobalStyle`
  ${fontFaces}
  ${tokens}
  ${base}
`;
