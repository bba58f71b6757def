type TextField = HTMLInputElement | HTMLTextAreaElement;

const CHECKED = new Set(['checkbox', 'radio']);
/** Their values are not a visitor's, or no script may set them. */
const FOREIGN = new Set(['hidden', 'file', 'submit', 'button', 'reset', 'image']);

/**
 * React assigns `value` on each field to know of changes by scripts. The setter of the prototype
 * goes past it, so that React takes the event for an input of the visitor.
 */
function writeAsVisitor(field: TextField, value: string): void {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, value);
}

function repeatText(field: TextField, value: string): void {
  field.value = field.defaultValue;
  writeAsVisitor(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatCheck(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

function repeatChoice(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What repeats the change of a field that differs from the HTML; undefined when it does not. */
function changeOf(field: Element): (() => void) | undefined {
  if (field.matches(':disabled')) return undefined;
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return given && given.value !== value ? () => repeatChoice(field, value) : undefined;
  }
  if (field instanceof HTMLInputElement && CHECKED.has(field.type)) {
    const { checked } = field;
    // The radio button that has lost its mark loses it again with the choice of the other.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return undefined;
    return () => repeatCheck(field, checked);
  }
  if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !FOREIGN.has(field.type))) {
    const { value } = field;
    return value === field.defaultValue ? undefined : () => repeatText(field, value);
  }
  return undefined;
}

/**
 * Reads the fields that differ from the server's HTML: a visitor was faster than the scripts, or
 * the browser has restored a former visit (Firefox on reload, all on Back without a page cache).
 * React ignores both when it hydrates, and would buy what is not shown.
 * @returns a function that repeats the changes as the visitor's own, once React handles events
 */
export function readChangedFields(area: ParentNode): () => void {
  const changes = [...area.querySelectorAll('input, textarea, select')].map(changeOf);
  return () => {
    for (const change of changes) change?.();
  };
}
