import type { FieldFocus } from './fields-context';

const INPUTS = 'input, textarea, select, [contenteditable]';

/** Puts the cursor into the first field of an element, or on its button where it has none. */
export function takeCursor(box: Element): void {
  const first = box.querySelector<HTMLElement>(INPUTS) ?? box.querySelector('button');
  first?.focus();
}

/**
 * Scrolls to a field in an element, or to the first of all; the cursor follows if it was asked. Of
 * a picture whose file has come, its words are next.
 */
export function showField(box: Element, { path, takesCursor, file }: FieldFocus): void {
  const asked = file && takesCursor ? path.replace(/\.src$/, '.alt') : path;
  const selector = `[data-path="${CSS.escape(asked)}"]`;
  const field = box.matches(selector) ? box : box.querySelector(selector);
  // The whole block begins where its panel does; it is longer than the panel.
  if (field !== box) field?.scrollIntoView({ block: 'nearest' });
  if (takesCursor && field) takeCursor(field);
}
