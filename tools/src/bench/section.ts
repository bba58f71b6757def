/** One part of docs/benchmarks.md. */
export interface Section {
  title: string;
  /** How it was measured. */
  method: string;
  /** Tables and remarks, in Markdown. */
  body: string;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A figure beside the most it may be: bold where it is more. */
export function verdict(value: number, most: number, digits = 1): string {
  const text = value.toFixed(digits);
  return value > most ? `**${text}**` : text;
}

/** A figure beside the least it may be: bold where it is less. */
export function verdictLeast(value: number, least: number): string {
  return value < least ? `**${value}**` : String(value);
}
