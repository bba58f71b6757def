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
  picture: { src: string; alt: string } | null;
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

// The design's tokens: mail programs do not support custom properties.
const INK = '#0E1512';
const SECOND_TEXT = '#3C4741';
const GREEN = '#007A38';
const LINE = '#DFE5E1';
const STAGE = '#EEF2EF';
const TICK = '#A3AFA7';
const GREEN_TICK = '#00A04A';
const FONT = "font-family:Geologica,'Segoe UI',Arial,sans-serif";

/** Text as HTML. Line breaks in a person's message are preserved. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
}

function paragraph(text: string, style = `font-size:16px;line-height:24px;color:${INK}`): string {
  return `<p style="margin:0 0 16px;${FONT};${style}">${escapeHtml(text)}</p>`;
}

function cell(content: string, align: 'left' | 'right', style: string): string {
  return `<td align="${align}" style="padding:8px 0;border-bottom:1px solid ${LINE};${FONT};font-size:14px;line-height:20px;color:${INK};${style}">${escapeHtml(content)}</td>`;
}

function tableHead(head: string[]): string {
  const cells = head.map(
    (title, index) =>
      `<th align="${index === 0 ? 'left' : 'right'}" style="padding:8px 0;border-bottom:1px solid ${INK};${FONT};font-size:13px;line-height:18px;font-weight:400;color:${SECOND_TEXT}">${escapeHtml(title)}</th>`,
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
    return `<tr>${cell(label, 'left', weight)}<td style="border-bottom:${weight ? 0 : 1}px solid ${LINE}"></td>${cell(amount, 'right', `white-space:nowrap;padding-left:12px;${weight}`)}</tr>`;
  });
  return `<h2 style="margin:8px 0;${FONT};font-size:18px;line-height:24px;font-weight:400;color:${INK}">${escapeHtml(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">${tableHead(head)}${rows.join('')}${sums.join('')}</table>`;
}

function factTable(facts: MailBlocks['facts']): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr>${cell(label, 'left', `padding-right:16px;vertical-align:top;white-space:nowrap;color:${SECOND_TEXT}`)}${cell(value, 'left', 'width:100%;overflow-wrap:anywhere')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">${rows.join('')}</table>`;
}

function button({ text, href }: { text: string; href: string }, index: number): string {
  const look = index === 0 ? `background:${GREEN};color:#FFFFFF` : `background:#FFFFFF;color:${GREEN}`;
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr><td style="border:1px solid ${GREEN};border-radius:2px;${look}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:9px 20px;${FONT};font-size:15px;line-height:20px;text-decoration:none;${look}">${escapeHtml(text)}</a></td></tr></table>`;
}

/** The wordmark as text, one letter green: no image needed. */
const WORDMARK = `<div style="${FONT};font-size:20px;line-height:24px;letter-spacing:1px;color:${INK}">INV<span style="color:${GREEN}">I</span>S DUOS</div>`;

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
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;margin:12px 0 0;border-bottom:1px solid ${LINE}"><tr>${cells.join('')}</tr></table>`;
}

const PICTURE_WIDTH = 600;
const PICTURE_HEIGHT = 183;

/** The drawing stands on a scale of its own. */
function pictureRow({ src, alt }: NonNullable<MailBlocks['picture']>): string {
  return `<tr><td style="background:${STAGE}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" style="display:block;width:100%;height:auto;border:0;${FONT};font-size:13px;line-height:18px;color:${SECOND_TEXT}"></td></tr>`;
}

/**
 * A mail in the shop's design. It uses tables and inline styles, and is complete without images.
 */
export function layoutMail(blocks: MailBlocks): string {
  const { picture, subject, preheader, greeting, paragraphs, facts, table } = blocks;
  const { buttons, linkFallback, safety, footer } = blocks;
  const small = `font-size:13px;line-height:18px;color:${SECOND_TEXT}`;
  return `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${STAGE}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${STAGE}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF"><tr><td style="padding:24px 24px ${picture ? 20 : 8}px">
${WORDMARK}
${picture ? '' : ruler(2)}
</td></tr>${picture ? pictureRow(picture) : ''}<tr><td style="padding:${picture ? 24 : 16}px 24px 16px">
<h1 style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:400;color:${INK}">${escapeHtml(subject)}</h1>
${greeting ? paragraph(greeting) : ''}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${facts.length > 0 ? factTable(facts) : ''}
${table ? orderTable(table) : ''}
${buttons.map(button).join('\n')}
${linkFallback ? paragraph(linkFallback, `${small};overflow-wrap:anywhere;word-break:break-word`) : ''}
${safety ? paragraph(safety, small) : ''}
</td></tr><tr><td style="padding:16px 24px 24px;border-top:1px solid ${LINE}">
${footer.map((line) => paragraph(line, small)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
