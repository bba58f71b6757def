import type { ChoiceField, Field, Fields, ShapeField, TextField } from '@shop/shared/page-documents';

/** What a schema may no longer do, at its place, and what to do instead. */
const KEEP = 'нельзя убрать: страницы в\u00A0базе уже его используют. Верните его; чтобы скрыть, пометьте locked';

const quoted = (place: string, { label }: Pick<Field, 'label'>) => (label === '' ? place : `${place} («${label}»)`);

function ofNames<Of>(place: string, before: Readonly<Record<string, Of>>, now: Readonly<Record<string, Of>>): string[] {
  return Object.keys(before)
    .filter((name) => !Object.hasOwn(now, name))
    .map((name) => `${place}.${name}: ${KEEP}`);
}

function ofText(place: string, before: TextField, now: TextField): string[] {
  return [
    ...(now.max < before.max
      ? [`${place}: был предел ${before.max} знаков, стал ${now.max}. Предел можно только поднять`]
      : []),
    ...(now.role === before.role
      ? []
      : [`${place}: была роль ${before.role ?? '—'}, стала ${now.role ?? '—'}. Добавьте новое поле optional`]),
    ...(now.counts !== undefined && now.counts !== before.counts
      ? [`${place}: проверка counts строже прежней. Добавьте новое поле optional`]
      : []),
  ];
}

function ofOptions(place: string, before: ChoiceField, now: ChoiceField): string[] {
  return before.options
    .filter(({ value }) => !now.options.some((option) => option.value === value))
    .map(({ value, label }) => `${place}: значение ${value} («${label}») ${KEEP}`);
}

function ofFields(place: string, before: Fields, now: Fields): string[] {
  return [
    ...ofNames(place, before, now),
    ...Object.entries(now).flatMap(([name, field]) => {
      const known = Object.hasOwn(before, name) ? before[name] : undefined;
      if (known) return growthFaults(`${place}.${name}`, known, field);
      return field.isOptional
        ? []
        : [`${quoted(`${place}.${name}`, field)}: у\u00A0готовых страниц этого поля нет. Сделайте его optional`];
    }),
  ];
}

/**
 * Compares a field with what it was. Documents outlive versions of the remote, in both directions:
 * old ones are shown by a new version, and new ones by an old one after a rollback.
 * @returns what is no growth, with the way out, in Russian
 */
export function growthFaults(place: string, before: Field, now: Field): string[] {
  const named = quoted(place, now);
  if (before.type !== now.type)
    return [`${named}: был тип ${before.type}, стал ${now.type}. Верните его и\u00A0добавьте новое поле optional`];
  const ofNeed =
    before.isOptional === now.isOptional
      ? []
      : [
          `${named}: ${before.isOptional ? 'было' : 'не\u00A0было'} optional. Верните как было и\u00A0добавьте новое поле`,
        ];
  return [...ofNeed, ...ofContents(place, before, now)];
}

function ofContents(place: string, before: Field, now: Field): string[] {
  const named = quoted(place, now);
  switch (now.type) {
    case 'text':
      return before.type === 'text' ? ofText(named, before, now) : [];
    case 'choice':
      return before.type === 'choice' ? ofOptions(named, before, now) : [];
    case 'constant':
      return before.type === 'constant' && before.value !== now.value ? [`${named}: ${before.value} ${KEEP}`] : [];
    case 'list':
      if (before.type !== 'list') return [];
      return [
        ...(now.max < before.max
          ? [`${named}: был предел ${before.max}, стал ${now.max}. Предел можно только поднять`]
          : []),
        ...growthFaults(`${place}[]`, before.item, now.item),
      ];
    case 'shape':
      return before.type === 'shape' ? ofFields(place, before.fields, now.fields) : [];
    case 'variants': {
      if (before.type !== 'variants') return [];
      const { shapes } = before;
      return [
        ...ofNames(place, shapes, now.shapes),
        ...Object.entries(now.shapes).flatMap(([name, shape]) => {
          const known = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
          return known ? growthFaults(`${place}.${name}`, known, shape) : [];
        }),
      ];
    }
    case 'number':
    case 'flag':
      return [];
  }
}

type Kinds = Readonly<Record<string, ShapeField>>;

/** @returns what is no growth of the schemas of all kinds of block */
export function kindFaults(before: Kinds, now: Kinds): string[] {
  return Object.entries(before).flatMap(([kind, schema]) => {
    const known = Object.hasOwn(now, kind) ? now[kind] : undefined;
    return known ? growthFaults(kind, schema, known) : [`${kind}: блок ${KEEP}`];
  });
}
