// The fields that the schema of a block is made of. A schema is plain data: a release carries it as
// JSON, so that the API, the studio and the host read it without the code of the remote.

/**
 * What a text is: the heading of its block, the target of a link, the anchor of a block, a picture
 * of the site, the slug of a product, a day as 2026-11-25, an instant in ISO 8601.
 */
export type TextRole = 'heading' | 'link' | 'anchor' | 'picture' | 'product' | 'day' | 'instant';

interface CommonField {
  /** The name in Russian, as an editor sees it. */
  label: string;
  isOptional?: true;
  /** Shown to editors, but not theirs to change: formulas, keys, consents. */
  isLocked?: true;
}

export interface TextField extends CommonField {
  type: 'text';
  role?: TextRole;
  /** In characters. */
  max: number;
  /** The list beside it whose items a number at its beginning counts: «6 вопросов». */
  counts?: string;
  /** What a new block begins with, instead of a sample: for what editors cannot change. */
  initial?: string;
  /** What to choose from; other words are possible. */
  suggestions?: readonly string[];
}

export interface NumberField extends CommonField {
  type: 'number';
  /** What a new block begins with; 0 by default. */
  initial?: number;
}

export interface FlagField extends CommonField {
  type: 'flag';
}

export interface ChoiceField<Value extends string | number = string | number> extends CommonField {
  type: 'choice';
  options: readonly { value: Value; label: string }[];
}

/** One fixed value, by which variants differ. Editors do not see it. */
export interface ConstantField<Value extends string = string> extends CommonField {
  type: 'constant';
  value: Value;
}

export interface ListField<Item extends Field = Field> extends CommonField {
  type: 'list';
  item: Item;
  /** How many items it may have. */
  max: number;
  /** What the whole list is: one text of paragraphs, headings, lists and other parts. */
  role?: 'rich-text';
}

export interface Fields {
  readonly [name: string]: Field;
}

export interface ShapeField<Inner extends Fields = Fields> extends CommonField {
  type: 'shape';
  fields: Inner;
  /** What the whole object is: a picture of the site, which is chosen and not typed. */
  role?: 'picture';
}

export interface Shapes {
  readonly [type: string]: ShapeField;
}

/** An object whose `type` chooses one of the shapes. */
export interface VariantsField<Inner extends Shapes = Shapes> extends CommonField {
  type: 'variants';
  shapes: Inner;
}

export type Field =
  TextField | NumberField | FlagField | ChoiceField | ConstantField | ListField | ShapeField | VariantsField;

type OptionalNames<Inner> = {
  [Name in keyof Inner]: Inner[Name] extends { isOptional: true } ? Name : never;
}[keyof Inner];

type ShapeValue<Inner> = { [Name in Exclude<keyof Inner, OptionalNames<Inner>>]: ValueOf<Inner[Name]> } & {
  [Name in OptionalNames<Inner>]?: ValueOf<Inner[Name]> | undefined;
} extends infer Value
  ? { [Name in keyof Value]: Value[Name] }
  : never;

/** The value that a field describes. */
export type ValueOf<Of> =
  Of extends ListField<infer Item>
    ? ValueOf<Item>[]
    : Of extends ShapeField<infer Inner>
      ? ShapeValue<Inner>
      : Of extends VariantsField<infer Inner>
        ? ValueOf<Inner[keyof Inner]>
        : Of extends ChoiceField<infer Value>
          ? Value
          : Of extends ConstantField<infer Value>
            ? Value
            : Of extends NumberField
              ? number
              : Of extends FlagField
                ? boolean
                : Of extends TextField
                  ? string
                  : never;

const MAX_TEXT = 2000;
const MAX_HEADING = 140;
const MAX_ITEMS = 60;
/** A manual has more parts than a block has cards. */
const MAX_PARTS = 200;

type TextOptions = Partial<Pick<TextField, 'role' | 'max' | 'counts' | 'initial' | 'suggestions'>>;

/** A text with at least one visible character. */
export function text(label = '', { max = MAX_TEXT, ...options }: TextOptions = {}): TextField {
  return { type: 'text', label, max, ...options };
}

/** The heading of a block, which is the heading of the page in its first block. */
export function heading(label: string): TextField {
  return text(label, { role: 'heading', max: MAX_HEADING });
}

export function number(label = '', options: Pick<NumberField, 'initial'> = {}): NumberField {
  return { type: 'number', label, ...options };
}

export function flag(label = ''): FlagField {
  return { type: 'flag', label };
}

export function choice<const Value extends string | number>(
  label: string,
  options: readonly (readonly [value: Value, label: string])[],
): ChoiceField<Value> {
  return { type: 'choice', label, options: options.map(([value, name]) => ({ value, label: name })) };
}

export function constant<const Value extends string>(value: Value): ConstantField<Value> {
  return { type: 'constant', label: '', value };
}

export function list<Item extends Field>(item: Item, label = '', max = MAX_ITEMS): ListField<Item> {
  return { type: 'list', label, item, max };
}

/**
 * One text that consists of parts. Of its variants, `paragraph` has `text` and `spans`; `heading`
 * has `level` and `text`; `list` has `ordered`, `items` and `spans`, and maybe `pictures`.
 */
export function richText<Part extends VariantsField>(part: Part, label: string) {
  return { ...list(part, label, MAX_PARTS), role: 'rich-text' as const };
}

/** An object with these fields and no others. */
export function shape<const Inner extends Fields>(fields: Inner, label = ''): ShapeField<Inner> {
  return { type: 'shape', label, fields };
}

const PICTURE_FIELDS = {
  src: text('Файл', { role: 'picture', max: 200 }),
  width: number('Ширина, пикселей'),
  height: number('Высота, пикселей'),
  alt: text('Что на\u00A0картинке, для\u00A0незрячих', { max: 300 }),
};

/** A picture of the site, uploaded or its own. Its size keeps the place free until it is there. */
export function picture(label: string) {
  return { ...shape(PICTURE_FIELDS, label), role: 'picture' as const };
}

/** A picture whose place may have another form: what must not be cut off is around its focus. */
export function croppedPicture(label: string) {
  const focus = optional(shape({ x: number('Слева, %'), y: number('Сверху, %') }, 'Главное место'));
  return { ...shape({ ...PICTURE_FIELDS, focus }, label), role: 'picture' as const };
}

export function variants<const Inner extends Shapes>(shapes: Inner, label = ''): VariantsField<Inner> {
  return { type: 'variants', label, shapes };
}

export function optional<Of extends Field>(field: Of): Of & { isOptional: true } {
  return { ...field, isOptional: true };
}

export function locked<Of extends Field>(field: Of): Of {
  return { ...field, isLocked: true };
}
