import type { ProductProperty } from '@shop/shared/runtime';

export interface PropertyGroup {
  type: string;
  properties: ProductProperty[];
}

/** Groups by `type` in order of first appearance. */
export function groupProperties(properties: readonly ProductProperty[]): PropertyGroup[] {
  const groups = new Map<string, ProductProperty[]>();
  for (const property of properties) {
    const group = groups.get(property.type);
    if (group) group.push(property);
    else groups.set(property.type, [property]);
  }
  return [...groups].map(([type, items]) => ({ type, properties: items }));
}
