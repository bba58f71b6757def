import { uploadSources } from '@shop/shared/page-documents';
import type { Product } from '@shop/shared/runtime';
import type { PictureLabel, ProductContent } from '../../content/product-content';

export interface Picture {
  path: string;
  /** The subject of the picture: «размеры». */
  caption: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
  labels: readonly PictureLabel[];
}

/** Words about pictures, by path. */
export type PictureWords = Pick<ProductContent, 'captions' | 'labels'>;

/** The pictures of a product in display order; empty for a product without pictures. */
export function picturesOf({ name, images, img, pictures }: Product, { captions, labels }: PictureWords): Picture[] {
  const own = new Map(pictures?.map((picture) => [picture.address, picture]));
  const paths = images.length > 0 ? images : [img].filter((path) => path !== null);
  return paths.map((path, index) => {
    const words = own.get(path);
    const caption = words?.caption ?? captions[path] ?? (index === 0 ? 'общий вид' : `изображение ${index + 1}`);
    return { path, caption, alt: words?.alt ?? `${name}: ${caption}`, labels: labels[path] ?? [] };
  });
}

/** The smaller files of an uploaded photo, whose name says its width; nothing for a shipped one. */
export function sourcesOf(path: string): string | undefined {
  const width = Number(/-(\d+)\.webp$/.exec(path)?.[1] ?? 0);
  return uploadSources(path, width, 'webp') ?? undefined;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The index of the picture that a key leads to; undefined for other keys. */
export function pictureByKey(key: string, index: number, count: number): number | undefined {
  return STEPS[key]?.(index, count);
}
