import contents from './product-content.json';

/** What the shop tells of a product beside the catalogue's own fields. */
export interface ProductContent {
  slug: string;
  facts: readonly { value: string; text: string }[];
  vehicles: readonly { title: string; text: string }[];
  /** Services that fit, in the order of showing. */
  serviceIds: readonly number[];
}

const NO_CONTENT: Omit<ProductContent, 'slug'> = { facts: [], vehicles: [], serviceIds: [] };

const bySlug: ReadonlyMap<string, ProductContent> = new Map(contents.map((content) => [content.slug, content]));

export function findProductContent(slug: string | null): Omit<ProductContent, 'slug'> {
  return bySlug.get(slug ?? '') ?? NO_CONTENT;
}
