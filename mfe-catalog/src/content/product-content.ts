import { describeDocument } from '@shop/shared/documents';
import type { DocumentItem } from '@shop/shared/ui';
import captions from './picture-captions.json';
import contents from './product-content.json';

/** Content about a product that the API does not have. */
export interface ProductContent {
  facts: readonly { value: string; text: string }[];
  vehicles: readonly { title: string; text: string }[];
  /** The fitting services, in display order. */
  serviceIds: readonly number[];
  /** Files and pages about the product. */
  documents: readonly DocumentItem[];
  /** What each picture shows («размеры»), by its path. */
  captions: Readonly<Record<string, string>>;
}

/** The format of the file, which omits empty parts. */
type ContentFile = readonly ({ slug: string } & Partial<Omit<ProductContent, 'captions'>>)[];

const contentFile: ContentFile = contents;

/** The content of one product; parts that the file lacks are empty. */
export function productContentOf(slug: string): ProductContent {
  const own = contentFile.find((content) => content.slug === slug);
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

/** The slugs of the goods that each service fits, by the id of the service. */
export function fittingGoods(): Readonly<Partial<Record<string, readonly string[]>>> {
  const byService: Partial<Record<string, string[]>> = {};
  for (const { slug, serviceIds } of contents) {
    for (const id of serviceIds) (byService[id] ??= []).push(slug);
  }
  return byService;
}
