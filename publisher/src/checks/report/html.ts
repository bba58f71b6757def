import { escapeHtml } from '@shop/node/html';

/** A part of a page, in which all texts are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escapeHtml(String(value));
}

/** Makes a part of a page: what is put into it is text, unless it is such a part itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + textOf(values[index] ?? '')).join(''));
}

export const NO_HTML = new Html('');
