import { supportedCssPlugin } from './tools/lint/stylelint/supported-css.mjs';

/** What a browser without them shows is as good, or nearly. */
const GRACEFUL = [
  '@media (scripting)', // without scripts, which are rarer than such a browser, controls that wait
  '@page', // printed as the printer is set
  ':selection',
  'align-content: safe', // the notice's text begins at its top
  'contain-intrinsic-size',
  'content-visibility', // painted sooner than it is seen
  'cursor', // iOS has no pointer
  'forced-color-adjust', // Safari has no forced colours
  'resize', // fields grow with their text
  'scrollbar-width', // its bar is hidden by `::-webkit-scrollbar`
  'text-size-adjust', // its prefixed form is for phones
  'text-wrap',
];

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: [supportedCssPlugin],
  reportNeedlessDisables: true,
  rules: {
    'browsers/supported-css': [GRACEFUL],
    // Safari before 26.2 drops the whole declaration: use `text-decoration-line` and the others.
    'declaration-property-value-allowed-list': { 'text-decoration': ['none', 'underline', 'line-through'] },
  },
};
