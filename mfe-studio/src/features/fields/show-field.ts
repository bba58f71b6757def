import type { FieldFocus } from './fields-context';

/** Scrolls to a field inside an element, and puts the cursor into it if that was asked for. */
export function showField(box: Element, { path, takesCursor }: FieldFocus): void {
  const field = box.querySelector(`[data-path="${CSS.escape(path)}"]`);
  field?.scrollIntoView({ block: 'nearest' });
  if (takesCursor) field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
}
