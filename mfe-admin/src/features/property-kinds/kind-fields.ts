import { MESSAGES } from '@shop/shared/validation';
import type { PropertyKindFragment, StaffPropertyKindInput, StaffValueKind } from '../../generated/graphql';
import { isOn, switched, type FieldTexts, type FormField } from '../shop-fields';

export type Kind = PropertyKindFragment;

export const VALUE_KINDS: readonly { value: StaffValueKind; label: string }[] = [
  { value: 'text', label: 'Текст' },
  { value: 'number', label: 'Число' },
  { value: 'yesNo', label: 'Есть или\u00A0нет' },
  { value: 'choice', label: 'Одно из\u00A0списка' },
];

export const NAME_FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Название' },
  { name: 'type', label: 'Группа', hint: 'Под этим заголовком свойство стоит на\u00A0странице товара' },
];
export const UNIT_FIELDS: readonly FormField[] = [
  { name: 'unit', label: 'Единица', hint: 'Например, «кг». Пусто\u00A0— без единицы' },
];

const LABELS = new Map<string, string>([
  ...[...NAME_FIELDS, ...UNIT_FIELDS].map(({ name, label }): [string, string] => [name, label]),
  ...Object.entries({ valueKind: 'Значение', choices: 'Список', compare: 'Сравнение', isFilter: 'Фильтр' }),
]);
export const kindLabel = (name: string): string => LABELS.get(name) ?? name;

/** One that is not stored yet. */
export const NEW_KIND: Kind = {
  ...{ id: 0, revision: 0, name: '', type: 'Характеристики', valueKind: 'text', unit: '', choices: [] },
  ...{ compare: true, isFilter: false, goodsCount: 0 },
};

/** What the fields say of a property; each line is one value of its list. */
export function textsOfKind({ name, type, valueKind, unit, choices, compare, isFilter }: Kind): FieldTexts {
  return {
    ...{ name, type, valueKind, unit, choices: choices.join('\n') },
    ...{ compare: switched(compare), isFilter: switched(isFilter) },
  };
}

const isValueKind = (text: string | undefined): text is StaffValueKind =>
  VALUE_KINDS.some(({ value }) => value === text);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with a property, as far as it is seen without the others. */
export function findKindErrors(shown: FieldTexts): Record<string, string> {
  const isBlank = (name: string) => (shown[name] ?? '').trim() === '';
  const isShort = shown.valueKind === 'choice' && linesOf(shown.choices ?? '').length < 2;
  return {
    ...(isBlank('name') && { name: MESSAGES.required }),
    ...(isBlank('type') && { type: MESSAGES.required }),
    ...(isShort && { choices: 'Нужно хотя\u00A0бы два значения, каждое с\u00A0новой строки' }),
  };
}

/** What a field means, in words. */
export function kindWords(name: string, text: string): string {
  if (name === 'valueKind') return (VALUE_KINDS.find(({ value }) => value === text)?.label ?? text).toLowerCase();
  return name === 'choices' ? linesOf(text).join(', ') : text;
}

/** What the API is to save. */
export function inputOfKind({ valueKind, choices, compare, isFilter, ...words }: FieldTexts): StaffPropertyKindInput {
  return {
    ...words,
    ...(isValueKind(valueKind) && { valueKind }),
    ...(choices !== undefined && { choices: linesOf(choices) }),
    ...(compare !== undefined && { compare: isOn(compare) }),
    ...(isFilter !== undefined && { isFilter: isOn(isFilter) }),
  };
}
