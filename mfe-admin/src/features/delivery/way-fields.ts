import type { DeliveryKind, StaffDeliveryTypeInput } from '../../generated/graphql';
import { isOn, switched, type FieldTexts } from '../shop-fields';
import type { Way } from './delivery-edits';

/** A way with the revision of the table that it was read from. */
export type EditedWay = Way & { revision: number };

export const KINDS: readonly { kind: DeliveryKind; label: string }[] = [
  { kind: 'courier', label: 'Курьер магазина, до\u00A0двери' },
  { kind: 'transport', label: 'Перевозчик, до\u00A0пункта или двери' },
  { kind: 'pickup', label: 'Самовывоз' },
];

export const kindWords = (kind: string): string => KINDS.find((one) => one.kind === kind)?.label ?? kind;

/** A way that is not stored yet. */
export const newWay = (revision: number): EditedWay => ({
  ...{ id: 0, name: '', kind: 'transport', carrier: null, active: true, revision },
});

/** What the fields say of a way. */
export const textsOfWay = ({ name, kind, carrier, active }: EditedWay): FieldTexts => ({
  ...{ name, kind, carrier: carrier ?? '', active: switched(active) },
});

const LABELS: Readonly<Record<string, string>> = {
  ...{ name: 'Название', kind: 'Вид', carrier: 'Перевозчик', active: 'Предлагать покупателям' },
};
export const wayLabel = (name: string): string => LABELS[name] ?? name;

/** What a field means, in words. */
export const wayWords = (name: string, text: string): string => (name === 'kind' ? kindWords(text) : text);

/** What the API is to save. A new way has a kind, which stays. */
export function inputOfWay({ id, kind }: EditedWay, { active, ...changed }: FieldTexts): StaffDeliveryTypeInput {
  const isActive = active === undefined ? {} : { active: isOn(active) };
  if (id) return { id, ...changed, ...isActive };
  return { kind, ...changed, ...isActive };
}

/** The API names a field with its way: `way.2.name`. */
export const errorsOfWay = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name.replace(/^way\.\w+\./, ''), error]));
