/**
 * Focuses a field of a form, and scrolls until its label can be read as well: browsers do not
 * scroll to a field that touches the header, which then covers the label.
 */
export function focusWithLabel(field: HTMLElement): void {
  field.focus();
  // At once: a smooth scroll is given up here. jsdom has no layout and no `scrollIntoView`.
  if (typeof field.scrollIntoView === 'function') field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
