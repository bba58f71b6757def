import type { FieldFocus } from './fields-context';

const INPUTS = 'input, textarea, select, [contenteditable]';

/** Puts the cursor into the first field of an element, or on its button where it has none. */
export function takeCursor(box: Element): void {
  const first = box.querySelector<HTMLElement>(INPUTS) ?? box.querySelector('button');
  first?.focus();
}

/** Scrolls to a field in an element, or to the first of all; the cursor follows if it was asked. */
export function showField(box: Element, { path, takesCursor }: FieldFocus): void {
  const selector = `[data-path="${CSS.escape(path)}"]`;
  const field = box.matches(selector) ? box : box.querySelector(selector);
  // The whole block begins where its panel does; it is longer than the panel.
  if (field !== box) field?.scrollIntoView({ block: 'nearest' });
  if (takesCursor && field) takeCursor(field);
}
