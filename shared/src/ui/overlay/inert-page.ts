/** What is outside of the kept elements, in as few elements as possible. */
function outside(area: Element, kept: readonly Element[]): Element[] {
  return [...area.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    return kept.some((element) => child.contains(element)) ? outside(child, kept) : [child];
  });
}

/**
 * Makes the page behind a dialog inert: no key, press or screen reader reaches it. Toasts stay, as
 * they are above dialogs, too.
 * @returns a function that undoes it
 */
export function makePageInert(dialog: Element): () => void {
  const kept = [dialog, ...document.querySelectorAll('[data-above-dialogs]')];
  // Those of an outer dialog stay inert when the inner one closes.
  const elements = outside(document.body, kept).filter((element) => !element.hasAttribute('inert'));
  for (const element of elements) element.toggleAttribute('inert', true);
  return () => {
    for (const element of elements) element.toggleAttribute('inert', false);
  };
}
