type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value in the server's HTML. */
function givenValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

/** What repeats the change of a field; undefined when it is as in the HTML. */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    // A radio button that has lost its mark loses it again with the choice of the other.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  const given = givenValue(field);
  if (value === given) return undefined;
  return () => {
    // React watches `value` of each field, to know of changes by scripts. The setter of the
    // prototype goes past it, so that React takes the event for an input of the visitor.
    field.value = given;
    const prototype = Object.getPrototypeOf(field) as object; // that of its element
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/**
 * Reads the fields that differ from the server's HTML: a visitor was faster than the scripts, or
 * the browser has restored a former visit (Firefox on reload, all on Back without a page cache).
 * React ignores both when it hydrates, and the visitor would buy something else than the page
 * shows.
 * @returns a function that repeats the changes as the visitor's own, once React handles events
 */
export function readChangedFields(area: ParentNode): () => void {
  const fields = area.querySelectorAll<Field>(':enabled:is(input:not([type=file]), textarea, select)');
  const changes = Array.from(fields, changeOf);
  return () => {
    for (const change of changes) change?.();
  };
}
