import { DARK_SCHEME, GREEN, GREEN_TICK, INK, LINE, PAPER, SECOND_TEXT, STAGE, TICK } from './mail-colours';
import type { MailPicture } from './mail-pictures';

/** A line of the order table; `isChild` indents it under the line above. */
export interface TableLine {
  name: string;
  count: string;
  sum: string;
  isChild: boolean;
}

export interface MailTable {
  lines: TableLine[];
  /** Below the lines: label and amount. */
  totals: [label: string, amount: string][];
}

export interface MailBlocks {
  /** The drawing at the top. */
  picture: MailPicture | null;
  /** What was bought; shown instead of the drawing. */
  goods: readonly MailPicture[];
  subject: string;
  preheader: string;
  greeting: string | null;
  paragraphs: string[];
  /** Label and value. */
  facts: [label: string, value: string][];
  table: (MailTable & { title: string; head: string[] }) | null;
  buttons: { text: string; href: string }[];
  /** For mail programs that show no buttons. */
  linkFallback: string | null;
  safety: string | null;
  footer: string[];
  signature: string;
}

const FONT = "font-family:Geologica,'Segoe UI',Arial,sans-serif";

/** Text as HTML. Line breaks in a person's message are preserved. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
}

/** As people write a number of the telephone: 8 800 000-24-70, +7 495 000-24-70. */
const PHONE = /(?:\+7|8)[ \u00a0]\d{3}[ \u00a0]\d{3}-\d\d-\d\d/g;

/** A number of the telephone stays on one line: a hyphen would break it. */
const proseOf = (text: string): string =>
  escapeHtml(text).replaceAll(PHONE, (phone) => `<span style="white-space:nowrap">${phone}</span>`);

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${INK}">${proseOf(text)}</p>`;
}

function smallPrint(text: string, style = ''): string {
  return `<p class="second" style="margin:0 0 16px;${FONT};font-size:13px;line-height:18px;color:${SECOND_TEXT};${style}">${proseOf(text)}</p>`;
}

function cell(content: string, align: 'left' | 'right', style: string, role: 'ink' | 'second' = 'ink'): string {
  return `<td class="${role} line" align="${align}" style="padding:8px 0;border-bottom:1px solid ${LINE};${FONT};font-size:14px;line-height:20px;color:${INK};${style}">${escapeHtml(content)}</td>`;
}

function tableHead(head: string[]): string {
  const cells = head.map(
    (title, index) =>
      `<th class="second head" align="${index === 0 ? 'left' : 'right'}" style="padding:8px 0;border-bottom:1px solid ${INK};${FONT};font-size:13px;line-height:18px;font-weight:400;color:${SECOND_TEXT}">${escapeHtml(title)}</th>`,
  );
  return `<tr>${cells.join('')}</tr>`;
}

function orderTable({ title, head, lines, totals }: NonNullable<MailBlocks['table']>): string {
  const rows = lines.map(({ name, count, sum, isChild }) => {
    const indent = isChild ? `padding-left:12px;border-left:2px solid ${LINE}` : 'padding-right:12px';
    return `<tr>${cell(name, 'left', indent)}${cell(count, 'right', 'white-space:nowrap')}${cell(sum, 'right', 'white-space:nowrap;padding-left:12px')}</tr>`;
  });
  const sums = totals.map(([label, amount], index) => {
    const weight = index === totals.length - 1 ? 'font-weight:700;border-bottom:0' : '';
    return `<tr>${cell(label, 'left', weight)}<td class="line" style="border-bottom:${weight ? 0 : 1}px solid ${LINE}"></td>${cell(amount, 'right', `white-space:nowrap;padding-left:12px;${weight}`)}</tr>`;
  });
  return `<h2 class="ink" style="margin:8px 0;${FONT};font-size:18px;line-height:24px;font-weight:400;color:${INK}">${escapeHtml(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">${tableHead(head)}${rows.join('')}${sums.join('')}</table>`;
}

function factTable(facts: MailBlocks['facts']): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr>${cell(label, 'left', `padding-right:16px;vertical-align:top;white-space:nowrap;color:${SECOND_TEXT}`, 'second')}${cell(value, 'left', 'width:100%;overflow-wrap:anywhere')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">${rows.join('')}</table>`;
}

function button({ text, href }: { text: string; href: string }, index: number): string {
  const look = index === 0 ? `background:${GREEN};color:${PAPER}` : `background:${PAPER};color:${GREEN}`;
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr><td class="${index === 0 ? 'loud' : 'quiet'}" style="border:1px solid ${GREEN};border-radius:2px;${look}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:9px 20px;${FONT};font-size:15px;line-height:20px;text-decoration:none;${look}">${escapeHtml(text)}</a></td></tr></table>`;
}

/** The wordmark as text, one letter green: no image needed. */
const WORDMARK = `<div class="ink" style="${FONT};font-size:20px;line-height:24px;letter-spacing:1px;color:${INK}">INV<span class="mark" style="color:${GREEN}">I</span>S DUOS</div>`;

const TICKS = 24;

/** The shop's scale with one green tick, of table cells, so that it needs no picture either. */
function ruler(at: number): string {
  const ticks = Array.from({ length: TICKS }, (_, index) => {
    const line = index === at ? `2px solid ${GREEN_TICK}` : `1px solid ${TICK}`;
    return `<td style="height:${index === at || index % 6 === 0 ? 10 : 5}px;border-left:${line};font-size:0;line-height:0"></td>`;
  });
  // Each tick is a table of its own height, which stands on the line.
  const cells = ticks.map(
    (tick) =>
      `<td valign="bottom" style="font-size:0;line-height:0"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${tick}</tr></table></td>`,
  );
  return `<table role="presentation" aria-hidden="true" class="line" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;margin:12px 0 0;border-bottom:1px solid ${LINE}"><tr>${cells.join('')}</tr></table>`;
}

const PICTURE_WIDTH = 600;
const PICTURE_HEIGHT = 183;

/** The drawing stands on a scale of its own. */
function pictureRow({ src, alt }: NonNullable<MailBlocks['picture']>): string {
  return `<tr><td style="background:${STAGE}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" style="display:block;width:100%;height:auto;border:0;${FONT};font-size:13px;line-height:18px;color:${SECOND_TEXT}"></td></tr>`;
}

/** As the thumbnails of the site are drawn, at half their size. */
const GOODS_WIDTH = 120;
const GOODS_HEIGHT = 98;

/** What was bought, side by side; narrow screens wrap it. */
function goodsRow(goods: MailBlocks['goods']): string {
  const pictures = goods.map(
    ({ src, alt }) =>
      `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${GOODS_WIDTH}" height="${GOODS_HEIGHT}" style="display:inline-block;width:${GOODS_WIDTH}px;height:${GOODS_HEIGHT}px;margin:0 6px;border:0;vertical-align:middle;object-fit:contain;${FONT};font-size:13px;line-height:18px;color:${SECOND_TEXT}">`,
  );
  return `<tr><td align="center" style="padding:16px 12px 12px;background:${STAGE}">${pictures.join('')}</td></tr>`;
}

function topPicture({ picture, goods }: MailBlocks): string {
  if (goods.length > 0) return goodsRow(goods);
  return picture ? pictureRow(picture) : '';
}

/**
 * A mail in the shop's design. It uses tables and inline styles, and is complete without images.
 */
export function layoutMail(blocks: MailBlocks): string {
  const { subject, preheader, greeting, paragraphs, facts, table } = blocks;
  const { buttons, linkFallback, safety, footer } = blocks;
  const top = topPicture(blocks);
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>
${DARK_SCHEME}
</style></head>
<body class="page" style="margin:0;padding:0;background:${STAGE}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${STAGE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${PAPER}"><tr><td style="padding:24px 24px ${top ? 20 : 8}px">
${WORDMARK}
${top ? '' : ruler(2)}
</td></tr>${top}<tr><td style="padding:${top ? 24 : 16}px 24px 16px">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:400;color:${INK}">${escapeHtml(subject)}</h1>
${greeting ? paragraph(greeting) : ''}
${paragraphs.map(paragraph).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}
${table ? orderTable(table) : ''}
${buttons.map(button).join('\n')}
${linkFallback ? smallPrint(linkFallback, 'overflow-wrap:anywhere;word-break:break-word') : ''}
${safety ? smallPrint(safety) : ''}
</td></tr><tr><td class="line" style="padding:16px 24px 24px;border-top:1px solid ${LINE}">
${footer.map((line) => smallPrint(line)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
