import captions from './picture-captions.json';
import labels from './picture-labels.json';

/** Words in a picture: the name of a part, or a size. */
export interface PictureLabel {
  text: string;
  /** Where the drawing points to, in per cent of its width and height. */
  x: number;
  y: number;
  /** The part of the text that is left of the point: 0, the default, to 1. */
  anchor?: number;
}

/** What the shipped drawings of a product say. Everything else is the API's. */
export interface ProductContent {
  /** What each picture shows («размеры»), by its path. */
  captions: Readonly<Record<string, string>>;
  /** The words in the pictures that have any, by path. */
  labels: Readonly<Record<string, readonly PictureLabel[]>>;
}

/** The entries of a product's pictures, whose paths begin with its slug. */
function ownEntries<Value>(byPath: Readonly<Record<string, Value>>, slug: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(byPath).filter(([path]) => path.startsWith(`/images/products/${slug}-`)));
}

/** The words of one product's drawings; empty for one without any. */
export function productContentOf(slug: string): ProductContent {
  return { captions: ownEntries(captions, slug), labels: ownEntries<readonly PictureLabel[]>(labels, slug) };
}
