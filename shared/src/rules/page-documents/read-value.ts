import { checkValue, fault, inField, inItem, isRecord, type Place } from './check-value';
import type { Field, ListField, ShapeField } from './field';
import type { DocumentFault } from './page-document';

/** A value as far as the schema knows it, and what was left out. */
export interface Read {
  value: unknown;
  dropped: DocumentFault[];
}

/** Limits may have grown since: what is longer is still shown, and so is a sample. */
const isHarmless = ({ code }: DocumentFault) => code === 'too-long' || code === 'too-many' || code === 'sample';

/** Nothing is left of it: what it belongs to has to do without. */
interface Lost {
  lost: DocumentFault[];
}

const isLost = (read: Read | Lost): read is Lost => 'lost' in read;

function readShape({ fields }: ShapeField, value: unknown, place: Place): Read | Lost {
  if (!isRecord(value)) return { lost: [fault(place, 'type', 'нужен объект')] };
  const kept: Record<string, unknown> = {};
  const dropped: DocumentFault[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    if (inner === undefined && field.isOptional) continue;
    const read = readField(field, inner, inField(place, name, field.label));
    if (isLost(read)) {
      if (!field.isOptional) return read;
      dropped.push(...read.lost);
    } else {
      kept[name] = read.value;
      dropped.push(...read.dropped);
    }
  }
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  dropped.push(...unknown.map((name) => fault(inField(place, name, name), 'unknown', 'такого поля нет')));
  return { value: kept, dropped };
}

/** Objects of a list stand for themselves. A plain value may belong to one of another list. */
const standsAlone = ({ item }: ListField) => item.type === 'shape' || item.type === 'variants';

function readList(field: ListField, value: unknown, place: Place): Read | Lost {
  if (!Array.isArray(value)) return { lost: [fault(place, 'type', 'нужен список')] };
  const kept: unknown[] = [];
  const dropped: DocumentFault[] = [];
  for (const [index, item] of value.entries()) {
    const read = readField(field.item, item ?? null, inItem(place, index));
    if (isLost(read)) {
      if (!standsAlone(field)) return read;
      dropped.push(...read.lost);
    } else {
      kept.push(read.value);
      dropped.push(...read.dropped);
    }
  }
  return { value: kept, dropped };
}

function readField(field: Field, value: unknown, place: Place): Read | Lost {
  if (field.type === 'shape') return readShape(field, value, place);
  if (field.type === 'list') return readList(field, value, place);
  if (field.type === 'variants') {
    const type = isRecord(value) ? String(value.type) : '';
    const known = Object.hasOwn(field.shapes, type) ? field.shapes[type] : undefined;
    return known ? readShape(known, value, place) : { lost: [fault(place, 'unknown', `части «${type}» нет`)] };
  }
  const lost = checkValue(field, value, place).filter((found) => !isHarmless(found));
  return lost.length > 0 ? { lost } : { value, dropped: [] };
}

/**
 * Reads a value that another version of the schema may have written. It loses as little as
 * possible: an unknown property, else an optional property or an item of a list.
 * @returns null for the value when nothing is left, and what was left out
 */
export function readValue(field: Field, value: unknown, place: Place): Read {
  const read = readField(field, value, place);
  return isLost(read) ? { value: null, dropped: read.lost } : read;
}
