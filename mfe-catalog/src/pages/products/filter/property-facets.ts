import type { Product } from '@shop/shared/runtime';
import { propertyKey } from './catalog-query';

export interface PropertyFacet {
  id: number;
  name: string;
  options: { key: string; value: string }[];
}

/** More values of a property would be a list to read, not to choose from: the commonest stand. */
const MAX_OPTIONS = 10;

const byValue = new Intl.Collator('ru', { numeric: true });

interface Counted {
  name: string;
  counts: Map<string, number>;
}

function countValues(goods: readonly Product[]): Map<number, Counted> {
  const found = new Map<number, Counted>();
  for (const { properties } of goods) {
    for (const { id, name, value, showPreview } of properties) {
      if (!showPreview) continue;
      const property = found.get(id) ?? { name, counts: new Map<string, number>() };
      found.set(id, property);
      property.counts.set(value, (property.counts.get(value) ?? 0) + 1);
    }
  }
  return found;
}

/** Properties that goods can be told apart by on their cards: those with a preview and at least two values. */
export function propertyFacets(goods: readonly Product[]): PropertyFacet[] {
  return [...countValues(goods)]
    .filter(([, { counts }]) => counts.size > 1)
    .map(([id, { name, counts }]) => ({
      id,
      name,
      options: [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MAX_OPTIONS)
        .map(([value]) => ({ key: propertyKey(id, value), value }))
        .toSorted((a, b) => byValue.compare(a.value, b.value)),
    }));
}
