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

function list(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
}

function row(line: string, cellTag: (text: string) => string): string {
  const cells = line.replace(/^\||\|$/g, '').split('|');
  return `<tr>${cells.map((cell) => cellTag(inline(cell.trim()))).join('')}</tr>`;
}

/** The second line is the rule under the head. */
function table([head = '', , ...body]: string[]): string {
  const headRow = row(head, (text) => `<th scope="col">${text}</th>`);
  const bodyRows = body.map((line) => row(line, (text) => `<td>${text}</td>`));
  return `<table><thead>${headRow}</thead><tbody>${bodyRows.join('')}</tbody></table>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  if (/^#{1,6} /.test(text)) return heading(text);
  if (lines.every((line) => line.startsWith('- '))) return list(lines);
  if (lines.every((line) => line.startsWith('|'))) return table(lines);
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** As much of Markdown as the legal texts use: blocks parted by blank lines, no nesting. */
export function renderMarkdown(source: string): string {
  return source
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
}
