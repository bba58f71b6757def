const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const inline = (text: string) =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');

function heading(line: string): string {
  const level = line.indexOf(' ');
  return `<h${level}>${inline(line.slice(level + 1))}</h${level}>`;
}

const BULLET = /^- /;
/** `1.1.` is not a list item: it begins a clause of a contract. */
const NUMBER = /^\d+\. /;

function list(tag: 'ul' | 'ol', mark: RegExp, lines: string[]): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
}

function row(line: string, cellTag: (text: string) => string): string {
  const cells = line.replace(/^\||\|$/g, '').split('|');
  return `<tr>${cells.map((cell) => cellTag(inline(cell.trim()))).join('')}</tr>`;
}

/** The second line of a Markdown table only separates head and body. */
function table([head = '', , ...body]: string[]): string {
  const headRow = row(head, (text) => `<th scope="col">${text}</th>`);
  const bodyRows = body.map((line) => row(line, (text) => `<td>${text}</td>`));
  return `<table><thead>${headRow}</thead><tbody>${bodyRows.join('')}</tbody></table>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  if (/^#{1,6} /.test(text)) return heading(text);
  if (lines.every((line) => BULLET.test(line))) return list('ul', BULLET, lines);
  if (lines.every((line) => NUMBER.test(line))) return list('ol', NUMBER, lines);
  if (lines.every((line) => line.startsWith('|'))) return table(lines);
  return `<p>${inline(lines.join(' '))}</p>`;
}

/**
 * Renders the part of Markdown that the legal texts and manuals use as HTML: blocks are separated
 * by blank lines and do not nest.
 */
export function renderMarkdown(source: string): string {
  return source
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
}
