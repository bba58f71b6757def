import geologica from '../fonts/geologica.woff2';
import martianMono from '../fonts/martian-mono.woff2';

// Weights beyond the files' axes use the nearest one; the browser never synthesizes bold.
function face(family: string, url: string): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: 100 900;
  font-display: swap;
  src: url(${url}) format('woff2');
}`;
}

interface Metrics {
  ascent: number;
  descent: number;
  /** Average width of Russian text, relative to the local font. */
  widthRatio: number;
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * A local font adjusted to the web font's metrics,
 * so that lines do not move when the web font arrives.
 */
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

// Measured from the font files and on a page of the shop's text.
// The axis is wide, so each weight has a ratio.
const GEOLOGICA = { ascent: 0.975, descent: 0.275 };
const MARTIAN = { ascent: 1, descent: 0.2 };
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'];
const CONSOLAS_RATIO = 1.2732;
const MONO_RATIO = 1.1664;

/** The URLs of the fonts that every page needs above the fold: for text and for labels. */
export const fontUrls: readonly string[] = [geologica, martianMono];

export const fontFaces: string = [
  face('Geologica Variable', geologica),
  face('Martian Mono', martianMono),
  fallback('Geologica', '100 360', ARIAL, { ...GEOLOGICA, widthRatio: 1.0547 }),
  fallback('Geologica', '361 420', ARIAL, { ...GEOLOGICA, widthRatio: 1.0612 }),
  fallback('Geologica', '421 900', ARIAL, { ...GEOLOGICA, widthRatio: 1.0686 }),
  fallback('Martian Mono Consolas', '100 800', ['Consolas'], { ...MARTIAN, widthRatio: CONSOLAS_RATIO }),
  fallback('Martian Mono', '100 800', ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'], {
    ...MARTIAN,
    widthRatio: MONO_RATIO,
  }),
].join('\n');
