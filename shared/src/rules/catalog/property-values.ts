/** A number with its unit; the unit is empty for a bare number. */
interface Quantity {
  amount: number;
  unit: string;
}

interface Range {
  from: number;
  to: number;
  unit: string;
}

/** A property's value as filters understand it. */
export interface PropertyValue {
  /** The single values that it names: «12 / 24 В» is «12 В» and «24 В». A range names none. */
  single: readonly string[];
  /** What it covers from end to end: «9–36 В». */
  range: Range | null;
}

const NUMBER = String.raw`[-−+]?\d+(?:,\d+)?`;
const QUANTITY = new RegExp(`^(${NUMBER})(?: ([^\\d].*))?$`);
const RANGE = new RegExp(`^(?:от )?(${NUMBER}) ?(?:[–—-]|до|\\.\\.\\.|…) ?(${NUMBER})(?: ([^\\d].*))?$`);

const toNumber = (text: string) => Number(text.replace('−', '-').replace(',', '.'));

const withSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function readQuantity(text: string): Quantity | null {
  const [, amount, unit = ''] = QUANTITY.exec(text) ?? [];
  return amount === undefined ? null : { amount: toNumber(amount), unit };
}

function readRange(text: string): Range | null {
  const [, from, to, unit = ''] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const range = { from: toNumber(from), to: toNumber(to), unit };
  return range.from < range.to ? range : null;
}

/** The parts of a list; a slash separates numbers only, because «км/ч» is one unit. */
function partsOf(text: string): string[] {
  const parts = text.split(/, +| ?\/ ?(?=[-−+]?\d)/);
  const last = readQuantity(parts.at(-1) ?? '');
  const isOfNumbers = last !== null && last.unit !== '' && parts.slice(0, -1).every((part) => /^[-−+]?\d/.test(part));
  if (!isOfNumbers) return parts;
  // «12 / 24 В»: the unit stands once.
  return parts.map((part) => (readQuantity(part)?.unit === '' ? `${part} ${last.unit}` : part));
}

/** Reads the lists and ranges in a property's value, written for people. */
export function readPropertyValue(value: string): PropertyValue {
  const text = withSpaces(value);
  const range = readRange(text);
  return range ? { single: [], range } : { single: partsOf(text), range: null };
}

/**
 * Whether goods with this value are among those that a buyer looks for: «12 В» is served by «12 В»,
 * «12 / 24 В» and «9–36 В».
 */
export function coversValue({ single, range }: PropertyValue, wanted: string): boolean {
  const text = withSpaces(wanted);
  if (single.includes(text)) return true;
  const quantity = range && readQuantity(text);
  if (quantity) return quantity.unit === range.unit && quantity.amount >= range.from && quantity.amount <= range.to;
  if (!range) return false;
  const other = readRange(text);
  return other !== null && other.unit === range.unit && other.from >= range.from && other.to <= range.to;
}

/**
 * The values to choose from: the single ones, and each range that covers none of them.
 * @param values the values of one property, as the goods have them
 */
export function choicesOf(values: Iterable<string>): string[] {
  const known = [...values].map((value) => ({ text: withSpaces(value), value: readPropertyValue(value) }));
  const single = new Set(known.flatMap(({ value }) => value.single));
  const ranges = known
    .filter(({ value }) => value.range !== null && ![...single].some((text) => coversValue(value, text)))
    .map(({ text }) => text);
  return [...single, ...new Set(ranges)];
}
