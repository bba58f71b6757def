import { renderMarkdown } from './markdown';

const TICKS = 81;
const TICK_STEP = 6;
const GREEN_TICK = 8;

const face = (base64: string) =>
  `@font-face { font-family: Geologica; font-weight: 100 900; src: url(data:font/woff2;base64,${base64}); }`;

const FONT = 'font-family: Geologica, sans-serif;';
const FOOTER_TYPE = `${FONT} font-size: 9pt; font-weight: 340; color: #56625b;`;

/** The footer of each page. CSS reads JSON's escapes of quotes and backslashes as its own. */
const pageFooter = (text: string) => `
  @page {
    size: A4;
    margin: 20mm 20mm 24mm;
    @bottom-left { ${FOOTER_TYPE} content: ${JSON.stringify(text)}; }
    @bottom-right { ${FOOTER_TYPE} content: counter(page) ' / ' counter(pages); }
  }`;

// Few sizes and only two weights: a PDF embeds a variable font again for each pair of them.
const STYLE = `
  body { margin: 0; ${FONT} font-weight: 340; font-size: 9pt; line-height: 14pt; color: #0e1512; }
  h1, h2 { font-weight: 440; break-after: avoid; text-wrap: balance; }
  h1 { margin: 0 0 6pt; font-size: 21pt; line-height: 26pt; letter-spacing: -0.025em; }
  h2 { margin: 18pt 0 6pt; font-size: 12.5pt; line-height: 17pt; letter-spacing: -0.012em; }
  p { margin: 0 0 6pt; text-wrap: pretty; orphans: 2; widows: 2; }
  h1 + p { margin-bottom: 14pt; color: #56625b; }
  strong { font-weight: 440; }
  code { font: inherit; font-weight: 440; }
  a { color: #005f2b; }
  ul { margin: 0 0 8pt; padding-left: 14pt; list-style: '– '; }
  ol { margin: 0 0 8pt; padding-left: 16pt; }
  li { margin-bottom: 2pt; break-inside: avoid; }
  table { width: 100%; margin: 4pt 0 12pt; border-collapse: collapse; line-height: 12.5pt; }
  tr { break-inside: avoid; }
  th, td { padding: 5pt 10pt 5pt 0; border-bottom: 0.75pt solid #dfe5e1; text-align: left; vertical-align: top; }
  th { border-color: #0e1512; font-weight: 440; }
  .ruler { display: block; width: 100%; margin-bottom: 16pt; }`;

/** The mark of the shop: thin ink lines, one of them green. */
function ruler(): string {
  const tick = (index: number, height: number) => `M${index * TICK_STEP + 1} ${24 - height}v${height}`;
  const ink = Array.from({ length: TICKS }, (_, index) => tick(index, index % 10 === 0 ? 12 : 8)).join('');
  return `<svg class="ruler" aria-hidden="true" viewBox="0 0 ${(TICKS - 1) * TICK_STEP + 2} 24">
  <path d="${ink}" stroke="#a3afa7" /><path d="${tick(GREEN_TICK, 24)}" stroke="#00a04a" stroke-width="2" /></svg>`;
}

const SHOP = 'INVIS DUOS';

/** «INVIS DUOS. Оферта. Редакция…»; the title of a manual already begins with the name. */
function footerText(title: string, edition: string): string {
  return [...(title.startsWith(SHOP) ? [] : [SHOP]), title, edition].join('. ');
}

function lineOf(source: string, pattern: RegExp, what: string): string {
  const line = pattern.exec(source)?.[1];
  if (!line) throw new Error(`the text has no ${what}`);
  return line;
}

/**
 * Renders a text as an HTML page to print.
 * @param source Markdown
 * @param font the shop's font file as base64
 * @throws Error when the text has no title or no edition
 */
export function renderDocumentPage(source: string, font: string): string {
  const title = lineOf(source, /^# (.+)$/m, 'title');
  const edition = lineOf(source, /^(Редакция\s.+)$/m, 'edition');
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>${face(font)}
${pageFooter(footerText(title, edition))}${STYLE}</style>
</head>
<body>
${ruler()}
${renderMarkdown(source)}
</body>
</html>`;
}
