import type { SocialPicture } from '@shop/shared/social-picture';

/** Returns the picture as PNG. */
export type DrawPicture = (picture: SocialPicture) => Promise<Buffer>;

async function loadDrawer(fontsDir: string): Promise<DrawPicture> {
  const { createPictureComposer, renderPicture } = await import('@shop/shared/social-picture');
  const compose = createPictureComposer(fontsDir);
  return async (picture) => renderPicture(await compose(picture));
}

/**
 * Draws pictures. Its code is large, so it is loaded with the first picture and delays no page.
 * @param fontsDir folder of the shop's font files
 */
export function createLateDrawer(fontsDir: string): DrawPicture {
  let loading: Promise<DrawPicture> | undefined;

  return async (picture) => {
    const draw = await (loading ??= loadDrawer(fontsDir));
    return draw(picture);
  };
}
