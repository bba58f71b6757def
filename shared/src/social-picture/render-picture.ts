import { renderAsync } from '@resvg/resvg-js';

/** Renders a composed picture as PNG, without a browser. */
export async function renderPicture(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
