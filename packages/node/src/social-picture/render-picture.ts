import { renderAsync } from '@resvg/resvg-js';

/**
 * Renders a picture as PNG, without a browser.
 * @param width in pixels; by default the one that the SVG says
 */
export async function renderPicture(svg: string, width?: number): Promise<Buffer> {
  const size = width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const };
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, ...size });
  return image.asPng();
}
