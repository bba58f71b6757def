/** What fields say, by name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What was typed in a field, and what it said before. */
export interface FieldEdit {
  before: string;
  text: string;
}

export type FieldEdits = Readonly<Record<string, FieldEdit>>;

export interface FieldChange extends FieldEdit {
  name: string;
  /** What the field says now, when somebody else has changed it meanwhile. */
  theirs: string | null;
}

function without(edits: FieldEdits, name: string): FieldEdits {
  const { [name]: _, ...others } = edits;
  return others;
}

/** Notes what was typed; a field that says again what it said is no edit. */
export function editField(edits: FieldEdits, texts: FieldTexts, name: string, text: string): FieldEdits {
  const before = edits[name]?.before ?? texts[name] ?? '';
  return text === before ? without(edits, name) : { ...edits, [name]: { before, text } };
}

/** Every edit that is not saved yet, in the order of the fields. */
export function fieldChanges(texts: FieldTexts, edits: FieldEdits): FieldChange[] {
  return Object.keys(texts).flatMap((name) => {
    const edit = edits[name];
    const now = texts[name] ?? '';
    if (!edit || edit.text.trim() === now) return [];
    return [{ ...edit, name, theirs: now === edit.before ? null : now }];
  });
}

/** Ends a conflict: one's own text goes on from what is there now, or gives way to it. */
export function settleField(edits: FieldEdits, change: FieldChange, choice: 'mine' | 'theirs'): FieldEdits {
  const { name, text, theirs } = change;
  const others = without(edits, name);
  return choice === 'mine' && theirs !== null ? { ...others, [name]: { before: theirs, text } } : others;
}

/** What was typed since some edits were sent to be saved. */
export const editsSince = (sent: Partial<FieldEdits>, now: Partial<FieldEdits>): FieldEdits =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, edit]) => {
      const saved = sent[name];
      if (!edit) return [];
      if (!saved) return [[name, edit]];
      return saved.text === edit.text ? [] : [[name, { before: saved.text.trim(), text: edit.text }]];
    }),
  );

/** What the fields say while they are edited. */
export const shownTexts = (texts: FieldTexts, edits: FieldEdits): FieldTexts => ({
  ...texts,
  ...Object.fromEntries(Object.entries(edits).map(([name, { text }]) => [name, text])),
});
