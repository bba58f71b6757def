import type { Product } from '@shop/shared/runtime';

export interface Picture {
  path: string;
  /** What it shows: «размеры». */
  caption: string;
}

/** A product's pictures in the order of showing; none for a product nobody has drawn. */
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

/** Which picture a key leads to; undefined for a key that leads nowhere. */
export function pictureByKey(key: string, index: number, count: number): number | undefined {
  return STEPS[key]?.(index, count);
}
