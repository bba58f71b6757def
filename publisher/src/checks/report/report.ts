import type { PageLoss, PagePictures } from '@shop/node/page-trial';
import { inThousands, isAcceptable, titleOf, type Finding } from '../page-losses';
import { html, NO_HTML, type Html } from './html';
import { REPORT_STYLE } from './report-style';

export interface ReportOptions {
  /** The remote, and its versions. */
  versions: { remote: string; live: string; candidate: string };
  /** What was tried, a line each. */
  notes: readonly string[];
  findings: readonly Finding[];
  pictures: readonly PagePictures[];
}

/** More rows than a person reads. */
const MOST_ROWS = 50;
/** Of a text of a page, or of its address. */
const MAX_TEXT = 300;
/** Of which a person sees one page, and not the next. */
const WITHOUT = 'without this';

const short = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text);

const rowOf = ({ address, before = WITHOUT, after, example }: PageLoss) =>
  html` <tr>
    <th scope="row"><code>${short(address)}</code></th>
    <td>${short(before)}</td>
    <td>${short(after ?? example)}</td>
  </tr>`;

const stateOf = ({ name, isAccepted }: Finding): Html => {
  if (isAccepted) return html`<p class="state">Accepted: the team means it.</p>`;
  if (!isAcceptable(name)) return html`<p class="state fault">A fault: this is never accepted.</p>`;
  return html`<p class="state fault">A fault. If this is meant: <code>--accept ${name}</code></p>`;
};

const idOf = ({ name }: Finding) => `finding-${name}`;

/** A way in which pages are worse, with the pages. */
function findingPart(finding: Finding): Html {
  const { losses } = finding;
  const rest = losses.length - MOST_ROWS;
  return html` <section>
    <h2 id="${idOf(finding)}">${titleOf(finding)}</h2>
    ${stateOf(finding)}
    <div class="table" tabindex="0" role="region" aria-labelledby="${idOf(finding)}">
      <table>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Live</th>
            <th scope="col">Candidate</th>
          </tr>
        </thead>
        <tbody>
          ${losses.slice(0, MOST_ROWS).map(rowOf)}
        </tbody>
      </table>
    </div>
    ${rest > 0 ? html`<p>and ${inThousands(rest)} more</p>` : NO_HTML}
  </section>`;
}

const pictureOf = (whose: string, address: string, picture: string | null) =>
  html` <figure>
    <figcaption>${whose}</figcaption>
    ${
      picture === null
        ? html`<p class="none">No picture: the page did not come to rest, or is too large.</p>`
        : html`<img src="data:image/jpeg;base64,${picture}" alt="${short(address)}, ${whose.toLowerCase()}" />`
    }
  </figure>`;

/** A page as it looks with both versions, and what is worse on it. */
function picturesPart({ address, live, candidate }: PagePictures, findings: readonly Finding[]): Html {
  const found = findings.filter(({ losses }) => losses.some((loss) => loss.address === address));
  const links = found.map((finding) => html`<li><a href="#${idOf(finding)}">${titleOf(finding)}</a></li>`);
  return html` <section>
    <h3><code>${short(address)}</code></h3>
    <ul>
      ${links}
    </ul>
    <div class="pictures">${pictureOf('Live', address, live)}${pictureOf('Candidate', address, candidate)}</div>
  </section>`;
}

const allPictures = ({ pictures, findings }: ReportOptions) =>
  html` <h2 id="pictures">How it looks</h2>
    <p>On a telephone, 390 pixels wide, with demonstration data.</p>
    ${pictures.map((one) => picturesPart(one, findings))}`;

/**
 * The report on a version that differs from the live one: one page of HTML that needs nothing else,
 * and runs nothing. Addresses and texts come from pages, so all of them are escaped.
 */
export function reportOf(options: ReportOptions): string {
  const { versions, notes, findings, pictures } = options;
  const { remote, live, candidate } = versions;
  const title = `${remote} ${candidate}`;
  const links = findings.map((finding) => html`<li><a href="#${idOf(finding)}">${titleOf(finding)}</a></li>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
        />
        <meta name="viewport" content="width=device-width" />
        <title>${title}: what differs</title>
        <style>
          ${REPORT_STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>Compared with the live version ${live}.</p>
          <ul class="summary">
            ${links}${pictures.length > 0 ? html`<li><a href="#pictures">How it looks</a></li>` : NO_HTML}
          </ul>
          ${findings.map(findingPart)} ${pictures.length > 0 ? allPictures(options) : NO_HTML}
          <h2>What was tried</h2>
          <ul>
            ${notes.map((note) => html`<li>${note}</li>`)}
          </ul>
        </main>
      </body>
    </html> `.text;
}
