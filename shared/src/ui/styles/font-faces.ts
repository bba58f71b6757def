import geologica from '../fonts/geologica.woff2';
import martianMono from '../fonts/martian-mono.woff2';

// Weights outside of the files' axes take their nearest, and are never made bold by the browser.
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

/** Addresses of the fonts that every page uses above the fold: the text's and that of labels. */
export const fontUrls: readonly string[] = [geologica, martianMono];

/** Every `@font-face` of the shop. */
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
