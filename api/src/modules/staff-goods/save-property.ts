import { hasMaxLength, LIMITS, MESSAGES } from '@shop/shared/validation';
import { AppError } from '../../errors/app-error';
import type {
  MutationStaffSavePropertyArgs,
  StaffProperty,
  StaffPropertyKindInput,
} from '../../generated/resolvers-types';
import { refuseFields, type FieldErrors } from '../../input/field-errors';
import { staleError } from '../staff-shop/refuse-stale';
import type { KindColumns } from './property-kind-repository';
import { readValue } from './property-value';
import { readName } from './read-change';
import type { StaffGoodsServices, StaffGoodsTransaction } from './staff-goods-services';

const LONGEST_UNIT = 20;
const LONGEST_CHOICE = 100;
const MOST_CHOICES = 30;

const TEXTS = {
  taken: 'Такое свойство в\u00A0этой группе уже есть',
  long: 'Слишком длинно',
  unit: 'Единица\u00A0— только у\u00A0числа',
  unitNumber: 'В\u00A0единице нет цифр в\u00A0начале',
  fewChoices: 'Нужно хотя\u00A0бы два значения',
  choices: `Не\u00A0больше ${MOST_CHOICES} значений`,
  twice: 'Названо дважды',
} as const;

const NEW_KIND: KindColumns = {
  ...{ name: '', type: 'Характеристики', compare: true, value_kind: 'text', unit: '', choices: [], is_filter: false },
};

/** What the input calls a column. */
const NAMES: Readonly<Record<keyof KindColumns, keyof StaffPropertyKindInput>> = {
  ...{ name: 'name', type: 'type', compare: 'compare', value_kind: 'valueKind' },
  ...{ unit: 'unit', choices: 'choices', is_filter: 'isFilter' },
};

const columnsOf = ({ name, type, compare, valueKind, unit, choices, isFilter }: StaffProperty): KindColumns => ({
  ...{ name, type, compare, value_kind: valueKind, unit, choices, is_filter: isFilter },
});

/** The kind as the input makes it. What another type does not have goes with the type. */
function changed(before: KindColumns, input: StaffPropertyKindInput): KindColumns {
  const kind = input.valueKind ?? before.value_kind;
  const isRetyped = kind !== before.value_kind;
  const line = (given: string | null | undefined, was: string) => (typeof given === 'string' ? readName(given) : was);
  return {
    ...{ name: line(input.name, before.name), type: line(input.type, before.type) },
    ...{ compare: input.compare ?? before.compare, value_kind: kind, is_filter: input.isFilter ?? before.is_filter },
    unit: line(input.unit, isRetyped ? '' : before.unit),
    choices: input.choices?.map(readName).filter(Boolean) ?? (isRetyped ? [] : before.choices),
  };
}

function choiceErrors({ value_kind: kind, choices }: KindColumns): FieldErrors {
  if (kind !== 'choice') return {};
  const isTwice = new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length;
  return {
    ...(choices.length < 2 && { choices: TEXTS.fewChoices }),
    ...(choices.length > MOST_CHOICES && { choices: TEXTS.choices }),
    ...(!choices.every((choice) => hasMaxLength(choice, LONGEST_CHOICE)) && { choices: TEXTS.long }),
    ...(isTwice && { choices: TEXTS.twice }),
  };
}

function wordErrors(kind: KindColumns, others: readonly StaffProperty[]): FieldErrors {
  const { name, type, unit, value_kind: valueKind } = kind;
  const isTaken = others.some(
    (other) => other.name.toLowerCase() === name.toLowerCase() && other.type.toLowerCase() === type.toLowerCase(),
  );
  return {
    ...(isTaken && { name: TEXTS.taken }),
    ...(name === '' && { name: MESSAGES.required }),
    ...(!hasMaxLength(name, LIMITS.maxProductName) && { name: TEXTS.long }),
    ...(type === '' && { type: MESSAGES.required }),
    ...(!hasMaxLength(type, LIMITS.maxProductName) && { type: TEXTS.long }),
    ...(unit !== '' && valueKind !== 'number' && { unit: TEXTS.unit }),
    ...(/^[\d.,]/.test(unit) && { unit: TEXTS.unitNumber }),
    ...(!hasMaxLength(unit, LONGEST_UNIT) && { unit: TEXTS.long }),
    ...choiceErrors(kind),
  };
}

/** A number without the unit that it has had. */
const bareOf = (value: string, unit: string) =>
  unit !== '' && value.endsWith(unit) ? value.slice(0, -unit.length).trimEnd() : value;

/** The values of goods as the changed property has them; those that it cannot have are a fault. */
function convert(before: KindColumns, kind: KindColumns, values: readonly string[]) {
  const { value_kind: valueKind, unit, choices } = kind;
  const pairs = values.map((was) => {
    const bare = valueKind === 'number' ? bareOf(was, before.unit) : was;
    return { was, now: readValue({ valueKind, unit, choices }, bare) };
  });
  const misfits = pairs.filter(({ now }) => now === null).map(({ was }) => `«${was}»`);
  const field = valueKind === 'choice' && before.value_kind === 'choice' ? 'choices' : 'valueKind';
  const errors: FieldErrors =
    misfits.length > 0 ? { [field]: `Это\u00A0есть у\u00A0товаров: ${misfits.slice(0, 3).join(', ')}` } : {};
  return { pairs, errors };
}

async function readSeen(
  { kinds }: StaffGoodsTransaction,
  id: number,
  seen: number | null | undefined,
): Promise<StaffProperty> {
  const kind = await kinds.find(id);
  if (!kind) throw new AppError('NOT_FOUND', `no property ${id}`);
  const { revision } = kind;
  if (revision === seen) return kind;
  const events = await kinds.findEvents(id, Math.max(0, revision - (seen ?? 0)));
  throw staleError(`property ${id}`, revision, seen ?? 0, events);
}

/** @returns the id, and the names of what was changed */
async function write(tx: StaffGoodsTransaction, { id, revision, input }: MutationStaffSavePropertyArgs) {
  await tx.kinds.lock();
  const before = id ? columnsOf(await readSeen(tx, id, revision)) : NEW_KIND;
  const kind = changed(before, input);
  const others = (await tx.kinds.findAll()).filter((other) => other.id !== id);
  const { pairs, errors } = convert(before, kind, id ? await tx.kinds.findValues(id) : []);
  refuseFields({ ...errors, ...wordErrors(kind, others) });
  if (!id) return { id: await tx.kinds.add(kind), fields: ['new'] };
  const columns = Object.keys(NAMES) as (keyof KindColumns)[]; // of the object itself
  const fields = columns
    .filter((name) => JSON.stringify(kind[name]) !== JSON.stringify(before[name]))
    .map((name) => NAMES[name]);
  if (fields.length > 0) await tx.kinds.update(id, kind);
  for (const { was, now } of pairs) if (now !== null && now !== was) await tx.kinds.replaceValue(id, was, now);
  return { id, fields };
}

/**
 * Adds a property that goods can have, or changes it. A changed unit changes with the values of all
 * goods.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function saveProperty(
  services: StaffGoodsServices,
  args: MutationStaffSavePropertyArgs,
  userId: number,
): Promise<StaffProperty> {
  const done = await services.inTransaction(async (tx) => {
    const { id, fields } = await write(tx, args);
    const kind = await tx.kinds.find(id);
    if (!kind) throw new Error(`no property ${id}`);
    const details = { propertyId: id, revision: kind.revision, fields };
    if (fields.length > 0) await tx.audit.add({ action: 'save-property', userId, details });
    return { kind, version: await tx.readVersion() };
  });
  services.onChanged(done.version);
  return done.kind;
}
