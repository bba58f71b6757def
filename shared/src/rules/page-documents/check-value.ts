import { isCalendarDay, readInstant } from '../format/calendar';
import type { Field, ShapeField, TextField } from './field';
import { isLinkTarget, withSeller } from './links';
import type { DocumentFault, FaultCode } from './page-document';
import { isSample } from './sample-text';

/** The way to a value: its path in the document, and the names that an editor sees. */
export interface Place {
  path: string;
  names: readonly string[];
}

export const fault = ({ path, names }: Place, code: FaultCode, words: string): DocumentFault => ({
  path,
  code,
  text: names.length > 0 ? `${names.join(', ')}: ${words}` : words,
});

const quoted = (label: string) => (label === '' ? [] : [`«${label}»`]);

export const inField = ({ path, names }: Place, name: string, label: string): Place => ({
  path: path === '' ? name : `${path}.${name}`,
  names: [...names, ...quoted(label)],
});

export const inItem = ({ path, names }: Place, index: number): Place => ({
  path: `${path}[${index}]`,
  names: [...names, `№\u00A0${index + 1}`],
});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Of a file of this site: nothing of it needs an escape. */
const PICTURE = /^(?:\/[\w-][\w.-]*)+\.(?:svg|png|jpe?g|webp|avif)$/;

/** What a text in windows-1251 becomes when it is read as UTF-8. */
const BROKEN = '\uFFFD';

function checkText(field: TextField, value: unknown, place: Place): DocumentFault[] {
  const { role, max } = field;
  if (typeof value !== 'string') return [fault(place, 'type', 'нужен текст')];
  if (!/\S/.test(value)) return [fault(place, 'missing', 'заполните поле')];
  if (isSample(field, value)) return [fault(place, 'sample', 'здесь ещё заготовка: напишите свой текст')];
  if (value.length > max)
    return [fault(place, 'too-long', `слишком длинно: ${value.length} знаков, можно до\u00A0${max}`)];
  if (value.includes(BROKEN)) return [fault(place, 'characters', 'текст повреждён: в\u00A0нём знаки «\uFFFD»')];
  if (withSeller(value) === null)
    return [fault(place, 'unknown', 'после «seller.» нужно имя из\u00A0реквизитов, например {seller.phone}')];
  if (role === 'link' && !isLinkTarget(value))
    return [fault(place, 'link', `по\u00A0ссылке «${value}» нельзя перейти`)];
  if (role === 'picture' && !PICTURE.test(value))
    return [fault(place, 'picture', `картинки «${value}» на\u00A0сайте быть не\u00A0может`)];
  if (role === 'anchor' && !ANCHOR.test(value))
    return [fault(place, 'anchor', 'нужны строчные латинские буквы, цифры и\u00A0дефис')];
  if (role === 'day' && !isCalendarDay(value)) return [fault(place, 'type', 'нужен день, например 2026-11-25')];
  if (role === 'instant' && readInstant(value) === null) return [fault(place, 'type', 'нужны день и\u00A0время')];
  return [];
}

function checkShape({ fields }: ShapeField, value: unknown, place: Place): DocumentFault[] {
  if (!isRecord(value)) return [fault(place, 'type', 'нужен объект')];
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...Object.entries(fields).flatMap(([name, field]) =>
      checkValue(field, Object.hasOwn(value, name) ? value[name] : undefined, inField(place, name, field.label)),
    ),
    ...unknown.map((name) => fault(inField(place, name, name), 'unknown', 'такого поля нет')),
  ];
}

/** @returns everything that is wrong with a value, strictly: for what is about to be published */
export function checkValue(field: Field, value: unknown, place: Place): DocumentFault[] {
  if (value === undefined) return field.isOptional ? [] : [fault(place, 'missing', 'заполните поле')];
  switch (field.type) {
    case 'text':
      return checkText(field, value, place);
    case 'number':
      return Number.isFinite(value) ? [] : [fault(place, 'type', 'нужно число')];
    case 'flag':
      return typeof value === 'boolean' ? [] : [fault(place, 'type', 'нужно «да» или «нет»')];
    case 'choice':
      return field.options.some((option) => option.value === value)
        ? []
        : [fault(place, 'type', 'выберите одно из\u00A0значений')];
    case 'constant':
      return value === field.value ? [] : [fault(place, 'type', `нужно «${field.value}»`)];
    case 'list':
      if (!Array.isArray(value)) return [fault(place, 'type', 'нужен список')];
      if (value.length > field.max)
        return [fault(place, 'too-many', `слишком много: ${value.length}, можно до\u00A0${field.max}`)];
      return value.flatMap((item, index) => checkValue(field.item, item ?? null, inItem(place, index)));
    case 'shape':
      return checkShape(field, value, place);
    case 'variants': {
      const type = isRecord(value) ? String(value.type) : '';
      const known = Object.hasOwn(field.shapes, type) ? field.shapes[type] : undefined;
      if (!known) return [fault(place, 'unknown', `части «${type}» нет`)];
      return checkShape(known, value, { ...place, names: [...place.names, ...quoted(known.label)] });
    }
  }
}
