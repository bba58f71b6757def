import { isRecord, type Field, type ListField, type ShapeField } from '@shop/shared/page-documents';
import { isSame } from '../../editing';
import { itemTitle, valueWords } from '../../words';

/** One thing that differs between two versions of a page. */
export interface Change {
  /** Where, in the names that editors see: «Шаги», № 2, «Название». */
  title: string;
  before?: string;
  after?: string;
  /** Where the page shows it, in the props that have both versions; absent for what is no words. */
  path?: string;
}

/** What differs in a value. */
export interface Compared {
  changes: readonly Change[];
  /** Both versions in one: what is gone stands where it was. */
  both: unknown;
}

/** Where a value is: in the names of editors, and in the props of its block. */
export interface Place {
  title: string;
  path: string;
}

const within = ({ title, path }: Place, name: string, label: string): Place => ({
  title: label === '' ? title : `${title}, «${label}»`,
  path: path === '' ? name : `${path}.${name}`,
});

/** Whether the page shows words of a field. */
function hasWords(field: Field): boolean {
  if (field.isLocked) return false;
  if (field.type === 'text') return field.role === undefined || field.role === 'heading';
  if (field.type === 'shape') return field.role !== 'picture';
  return field.type === 'list' || field.type === 'variants';
}

const isThere = (value: unknown) => value !== undefined && value !== '';

/** Of the items that only one version has, each of one is compared with that in its place. */
function compareLists({ item }: ListField, before: readonly unknown[], after: readonly unknown[], place: Place) {
  let start = 0;
  while (start < Math.min(before.length, after.length) && isSame(before[start], after[start])) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  const between = Array.from({ length: Math.max(gone.length, come.length) }, (_, index): Compared => {
    const path = `${place.path}[${start + index}]`;
    const title = `${place.title}, №\u00A0${start + index + 1}`;
    if (index >= come.length)
      return { changes: [{ title, path, before: itemTitle(item, gone[index]) }], both: gone[index] };
    if (index >= gone.length)
      return { changes: [{ title, path, after: itemTitle(item, come[index]) }], both: come[index] };
    return compareValues(item, gone[index], come[index], { title, path });
  });
  return {
    changes: between.flatMap(({ changes }) => changes),
    both: [...after.slice(0, start), ...between.map(({ both }) => both), ...after.slice(after.length - end)],
  };
}

function compareShapes(
  { fields }: ShapeField,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  place: Place,
): Compared {
  const compared = Object.entries(fields).map(([name, field]) => ({
    ...{ name, field },
    ...compareValues(field, before[name], after[name], within(place, name, field.label)),
  }));
  // What is locked belongs to the words of its version.
  const changed = compared.filter(({ changes, field }) => changes.length > 0 && !field.isLocked);
  return {
    changes: compared.flatMap(({ changes }) => changes),
    both: { ...after, ...Object.fromEntries(changed.map(({ name, both }) => [name, both])) },
  };
}

/** What differs in a value of a field, and both versions of it in one. */
export function compareValues(field: Field, before: unknown, after: unknown, place: Place): Compared {
  if (isSame(before, after)) return { changes: [], both: after };
  if (field.type === 'list' && Array.isArray(before) && Array.isArray(after))
    return compareLists(field, before as unknown[], after as unknown[], place);
  const shape = field.type === 'variants' && isRecord(after) ? field.shapes[String(after.type)] : field;
  if (shape?.type === 'shape' && isRecord(before) && isRecord(after) && before.type === after.type)
    return compareShapes(shape, before, after, place);
  const words = { before: valueWords(field, before), after: valueWords(field, after) };
  const change = {
    title: place.title,
    ...(hasWords(field) && { path: place.path }),
    ...(words.before && { before: words.before }),
    ...(words.after && { after: words.after }),
  };
  return { changes: [change], both: isThere(after) ? after : before };
}
