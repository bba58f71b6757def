import type { Product } from '@shop/shared/runtime';

export interface ComparisonRow {
  id: number;
  name: string;
  /** By product id; products without the property have no entry. */
  values: ReadonlyMap<number, string>;
  /** At least two of the products have different values. */
  differs: boolean;
}

export interface ComparisonGroup {
  type: string;
  rows: ComparisonRow[];
}

export interface Comparison {
  groups: ComparisonGroup[];
  differenceCount: number;
  equalCount: number;
}

interface CollectedRow extends Omit<ComparisonRow, 'differs'> {
  type: string;
  values: Map<number, string>;
}

function collectRows(products: readonly Product[]): CollectedRow[] {
  const rows = new Map<string, CollectedRow>();
  for (const product of products) {
    for (const { type, id, name, value, compare } of product.properties) {
      if (!compare) continue;
      const key = `${type}/${id}`;
      const row = rows.get(key) ?? { type, id, name, values: new Map() };
      row.values.set(product.id, value);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

/** A value that is the same to the eye: a space that keeps words together is a space. */
const seenValue = (value: string) => value.replaceAll(/\s+/g, ' ');

/** Whether some of these products have different values in a row. */
export function differsAmong({ values }: Pick<ComparisonRow, 'values'>, products: readonly Product[]): boolean {
  const seen = products.flatMap(({ id }) => values.get(id) ?? []).map(seenValue);
  return new Set(seen).size > 1;
}

function groupRows(rows: readonly (CollectedRow & ComparisonRow)[]): ComparisonGroup[] {
  const groups = new Map<string, ComparisonRow[]>();
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    const group = groups.get(row.type);
    if (group) group.push(row);
    else groups.set(row.type, [row]);
  }
  return [...groups].map(([type, items]) => ({ type, rows: items }));
}

/**
 * The properties flagged `compare`, by type and id. Those with one distinct value or none are left
 * out unless `hasAll` is set (docs/rules.md, Comparison).
 */
export function buildComparison(products: readonly Product[], hasAll = false): Comparison {
  const rows = collectRows(products).map((row) => ({ ...row, differs: differsAmong(row, products) }));
  const different = rows.filter(({ differs }) => differs);
  return {
    groups: groupRows(hasAll ? rows : different),
    differenceCount: different.length,
    equalCount: rows.length - different.length,
  };
}
