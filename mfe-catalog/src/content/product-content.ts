import captions from './picture-captions.json';
import contents from './product-content.json';

/** What the shop tells of a product beside the catalogue's own fields. */
export interface ProductContent {
  facts: readonly { value: string; text: string }[];
  vehicles: readonly { title: string; text: string }[];
  /** Services that fit, in the order of showing. */
  serviceIds: readonly number[];
  /** What each picture shows («размеры»), by its path. */
  captions: Readonly<Record<string, string>>;
}

/** The content of one product; a product that nobody wrote about has empty parts. */
export function productContentOf(slug: string): ProductContent {
  const { facts = [], vehicles = [], serviceIds = [] } = contents.find((content) => content.slug === slug) ?? {};
  const own = Object.entries(captions).filter(([path]) => path.startsWith(`/images/products/${slug}-`));
  return { facts, vehicles, serviceIds, captions: Object.fromEntries(own) };
}
