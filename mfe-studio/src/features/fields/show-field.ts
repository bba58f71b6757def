import type { FieldFocus } from './fields-context';

/** Scrolls to a field in an element, or to the first of all; the cursor follows if it was asked. */
export function showField(box: Element, { path, takesCursor }: FieldFocus): void {
  const selector = `[data-path="${CSS.escape(path)}"]`;
  const field = box.matches(selector) ? box : box.querySelector(selector);
  field?.scrollIntoView({ block: 'nearest' });
  if (takesCursor) field?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')?.focus();
}
