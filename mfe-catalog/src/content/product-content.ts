import { describeDocument } from '@shop/shared/documents';
import type { DocumentItem } from '@shop/shared/ui';
import captions from './picture-captions.json';
import contents from './product-content.json';

/** What the shop tells of a product beside the catalogue's own fields. */
export interface ProductContent {
  facts: readonly { value: string; text: string }[];
  vehicles: readonly { title: string; text: string }[];
  /** Services that fit, in the order of showing. */
  serviceIds: readonly number[];
  /** Files and pages about it that exist. */
  documents: readonly DocumentItem[];
  /** What each picture shows («размеры»), by its path. */
  captions: Readonly<Record<string, string>>;
}

/** As the file holds it: what nobody wrote is left out. */
type WrittenContent = { slug: string } & Partial<Omit<ProductContent, 'captions'>>;

const written: readonly WrittenContent[] = contents;

/** The content of one product; a product that nobody wrote about has empty parts. */
export function productContentOf(slug: string): ProductContent {
  const own = written.find((content) => content.slug === slug);
  const { facts = [], vehicles = [], serviceIds = [], documents = [] } = own ?? {};
  const ownCaptions = Object.entries(captions).filter(([path]) => path.startsWith(`/images/products/${slug}-`));
  return {
    facts,
    vehicles,
    serviceIds,
    documents: documents.map(({ title, href }) => ({ title, href, meta: describeDocument(href) })),
    captions: Object.fromEntries(ownCaptions),
  };
}
