/** Where the host serves small PNGs of drawings: mail programs show no SVG. */
export const THUMBNAILS_PATH = '/images/drawn';

const DRAWING = /^\/images\/(.+)\.svg$/;

/** The width that they are drawn in, in pixels: twice what a mail shows. */
export const THUMBNAIL_WIDTH = 240;

/** The address of a mail's picture: a drawing's thumbnail, or any other picture itself. */
export function thumbnailOf(img: string): string {
  const [, name] = DRAWING.exec(img) ?? [];
  return name ? `${THUMBNAILS_PATH}/${name}.png` : img;
}

/**
 * The drawing of a thumbnail with this name below `THUMBNAILS_PATH`; null when the name is not that
 * of a thumbnail.
 */
export function drawingOf(name: string): string | null {
  return name.endsWith('.png') ? `/images/${name.slice(0, -'.png'.length)}.svg` : null;
}
