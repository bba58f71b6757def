/** One part of docs/benchmarks.md. */
export interface Section {
  title: string;
  /** How it was measured. */
  method: string;
  /** Tables and comments, as Markdown. */
  body: string;
}

/** A figure, bold if it exceeds its maximum. */
export function verdict(value: number, most: number, digits = 1): string {
  const text = value.toFixed(digits);
  return value > most ? `**${text}**` : text;
}

/** A figure, bold if it is below its minimum. */
export function verdictLeast(value: number, least: number): string {
  return value < least ? `**${value}**` : String(value);
}
