import geologicaCyrillic from '../fonts/geologica-cyrillic-wght-normal.woff2';
import geologicaLatin from '../fonts/geologica-latin-wght-normal.woff2';
import geologicaRouble from '../fonts/geologica-rouble.woff2';
import martianCyrillic from '../fonts/martian-mono-cyrillic-wght-normal.woff2';
import martianLatin from '../fonts/martian-mono-latin-wght-normal.woff2';
import martianRouble from '../fonts/martian-mono-rouble.woff2';

const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const ROUBLE = 'U+20BD';

function face(family: string, weights: string, url: string, range: string): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weights};
  font-display: swap;
  src: url(${url}) format('woff2');
  unicode-range: ${range};
}`;
}

interface Metrics {
  ascent: number;
  descent: number;
  /** Mean width of Russian text against the local font's. */
  widthRatio: number;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** A local font stretched to the metrics of the web font, so that lines do not move when that one arrives. */
function fallback(family: string, weights: string, locals: string[], metrics: Metrics): string {
  return `@font-face {
  font-family: '${family} Fallback';
  font-style: normal;
  font-weight: ${weights};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(metrics.widthRatio)};
  ascent-override: ${percent(metrics.ascent / metrics.widthRatio)};
  descent-override: ${percent(metrics.descent / metrics.widthRatio)};
  line-gap-override: 0%;
}`;
}

// Measured from the fonts' own tables and on a page of the shop's text. The axis is wide: one ratio per used weight.
const GEOLOGICA = { ascent: 0.975, descent: 0.275 };
const MARTIAN = { ascent: 1, descent: 0.2 };
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'];
const CONSOLAS_RATIO = 1.2732;
const MONO_RATIO = 1.1664;

/** Every `@font-face` of the shop. */
export const fontFaces: string = [
  face('Geologica Variable', '100 900', geologicaCyrillic, CYRILLIC),
  face('Geologica Variable', '100 900', geologicaLatin, LATIN),
  face('Geologica Variable', '100 900', geologicaRouble, ROUBLE),
  face('Martian Mono Variable', '100 800', martianCyrillic, CYRILLIC),
  face('Martian Mono Variable', '100 800', martianLatin, LATIN),
  face('Martian Mono Variable', '100 800', martianRouble, ROUBLE),
  fallback('Geologica', '100 360', ARIAL, { ...GEOLOGICA, widthRatio: 1.0547 }),
  fallback('Geologica', '361 420', ARIAL, { ...GEOLOGICA, widthRatio: 1.0612 }),
  fallback('Geologica', '421 900', ARIAL, { ...GEOLOGICA, widthRatio: 1.0686 }),
  fallback('Martian Mono Consolas', '100 800', ['Consolas'], { ...MARTIAN, widthRatio: CONSOLAS_RATIO }),
  fallback('Martian Mono', '100 800', ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'], {
    ...MARTIAN,
    widthRatio: MONO_RATIO,
  }),
].join('\n');
