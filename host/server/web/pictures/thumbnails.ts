import { LRUCache } from 'lru-cache';
import { drawingOf, THUMBNAIL_WIDTH } from '@shop/node/social-picture/thumbnail';
import { readDrawing } from './picture-cache';

/** A few kilobytes each; the catalogue has about a hundred drawings. */
const MAX_THUMBNAILS = 300;

/** Returns a thumbnail as PNG by its name; null when there is no such drawing. */
export type ThumbnailOf = (name: string) => Promise<Buffer | null>;

/**
 * Draws thumbnails of drawings on first request, for mails. Only files of the folder are drawn, so
 * made-up names cost no drawing.
 * @param publicDir folder of the public files, which include the drawings
 */
export function createThumbnails(publicDir: string): ThumbnailOf {
  const thumbnails = new LRUCache<string, Promise<Buffer>>({ max: MAX_THUMBNAILS });

  const draw = async (svg: string) => {
    // Its code is large, and few mails are opened.
    const { renderPicture } = await import('@shop/node/social-picture');
    return renderPicture(svg, THUMBNAIL_WIDTH);
  };

  return async (name) => {
    const drawing = drawingOf(name);
    const svg = drawing && (await readDrawing(publicDir, drawing));
    if (!svg) return null;
    const drawn = thumbnails.get(svg) ?? draw(svg);
    thumbnails.set(svg, drawn);
    drawn.catch(() => thumbnails.delete(svg));
    return drawn;
  };
}
