import type { Product } from '@shop/shared/runtime';

export interface Picture {
  path: string;
  /** The subject of the picture: «размеры». */
  caption: string;
}

/** The pictures of a product in display order; empty for a product without pictures. */
export function picturesOf({ images, img }: Product, captionsByPath: Readonly<Record<string, string>>): Picture[] {
  const paths = images.length > 0 ? images : [img].filter((path) => path !== null);
  return paths.map((path, index) => ({
    path,
    caption: captionsByPath[path] ?? (index === 0 ? 'общий вид' : `изображение ${index + 1}`),
  }));
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
