import type { PageDocument } from '@shop/shared/page-documents';

/** The way to a value, as faults name it: `content[3].props.items[0].mark`, `root.props.title`. */
export type ValuePath = string;

type Step = string | number;

const STEP = /\.?([A-Za-z_$][\w$]*)|\[(\d+)\]/y;

/** @throws Error when it is no path */
function stepsOf(path: ValuePath): Step[] {
  const steps: Step[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < path.length) {
    const at = STEP.lastIndex;
    const [, name, index] = STEP.exec(path) ?? [];
    if (name === undefined && index === undefined) throw new Error(`"${path}" is no path, from ${at} on`);
    steps.push(name ?? Number(index));
  }
  return steps;
}

function childOf(value: unknown, step: Step): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? (value as unknown[])[step] : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Record<string, unknown>)[step]; // an object has its own properties
}

/** The value at a path; undefined where there is none. */
export function valueAt(document: PageDocument, path: ValuePath): unknown {
  return stepsOf(path).reduce<unknown>(childOf, document);
}

function changed(value: unknown, steps: readonly Step[], change: (before: unknown) => unknown, path: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(value);
  const next = changed(childOf(value, step), rest, change, path);
  if (Array.isArray(value) && typeof step === 'number') return (value as unknown[]).with(step, next);
  if (typeof value !== 'object' || value === null || typeof step === 'number')
    throw new Error(`the document has no ${path}`);
  const { [step]: _before, ...others } = value as Record<string, unknown>; // an object has its own properties
  // An optional property that is taken away must not stay as undefined: JSON has no such thing.
  if (next === undefined) return others;
  return step in value ? { ...value, [step]: next } : { ...others, [step]: next };
}

/**
 * A copy of the document with another value at a path. What is beside the path stays the same
 * object, so that views can tell what has changed.
 * @param change gets the value before; undefined takes an optional property away
 * @throws Error when the document has no such place
 */
export function changeAt(document: PageDocument, path: ValuePath, change: (before: unknown) => unknown): PageDocument {
  return changed(document, stepsOf(path), change, path) as PageDocument; // its own shape, with one other value
}
