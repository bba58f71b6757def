import { describeDocument } from '@shop/shared/documents';
import { factTexts, fillFacts, type Fact } from '@shop/shared/facts';
import type { DocumentItem } from '@shop/shared/ui';
import captions from './picture-captions.json';
import labels from './picture-labels.json';
import contents from './product-content.json';

/** Words in a picture: the name of a part, or a size. */
export interface PictureLabel {
  text: string;
  /** Where the drawing points to, in per cent of its width and height. */
  x: number;
  y: number;
  /** The part of the text that is left of the point: 0, the default, to 1. */
  anchor?: number;
}

/** Content about a product that the API does not have. */
export interface ProductContent {
  facts: readonly { value: string; text: string }[];
  /** The fitting services, in display order. */
  serviceIds: readonly number[];
  /** What each picture shows («размеры»), by its path. */
  captions: Readonly<Record<string, string>>;
  /** The words in the pictures that have any, by path. */
  labels: Readonly<Record<string, readonly PictureLabel[]>>;
}

/** What stands beside the properties of a product. */
export interface ProductDetails {
  /** Files and pages about the product. */
  documents: readonly DocumentItem[];
  vehicles: readonly { title: string; text: string }[];
}

/** The format of the file, which omits empty parts. */
type ContentFile = readonly ({ slug: string } & Partial<
  Omit<ProductContent, 'captions' | 'labels'> & ProductDetails
>)[];

const contentFile: ContentFile = contents;

/** The entries of a product's pictures, whose paths begin with its slug. */
function ownEntries<Value>(byPath: Readonly<Record<string, Value>>, slug: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(byPath).filter(([path]) => path.startsWith(`/images/products/${slug}-`)));
}

const entryOf = (slug: string, facts: readonly Fact[]) =>
  fillFacts(
    contentFile.find((content) => content.slug === slug),
    factTexts(facts),
  );

/** The content of one product; parts that the file lacks are empty. */
export function productContentOf(slug: string, known: readonly Fact[] = []): ProductContent {
  const { facts = [], serviceIds = [] } = entryOf(slug, known) ?? {};
  return {
    facts,
    serviceIds,
    captions: ownEntries(captions, slug),
    labels: ownEntries<readonly PictureLabel[]>(labels, slug),
  };
}

/** Papers and vehicles of one product; parts that the file lacks are empty. */
export function productDetailsOf(slug: string, known: readonly Fact[] = []): ProductDetails {
  const { documents = [], vehicles = [] } = entryOf(slug, known) ?? {};
  return { documents: documents.map(({ title, href }) => ({ title, href, meta: describeDocument(href) })), vehicles };
}

/** The slugs of the goods that each service fits, by the id of the service. */
export function fittingGoods(): Readonly<Partial<Record<string, readonly string[]>>> {
  const byService: Partial<Record<string, string[]>> = {};
  for (const { slug, serviceIds } of contents) {
    for (const id of serviceIds) (byService[id] ??= []).push(slug);
  }
  return byService;
}
