import type { SocialPicture } from '@shop/node/social-picture';

/** Returns the picture as PNG. */
export type RenderPicture = (picture: SocialPicture) => Promise<Buffer>;

async function loadRenderer(fontsDir: string): Promise<RenderPicture> {
  const { createPictureComposer, renderPicture } = await import('@shop/node/social-picture');
  const compose = createPictureComposer(fontsDir);
  return async (picture) => renderPicture(await compose(picture));
}

/**
 * Draws pictures. Its code is large, so it is loaded with the first picture and delays no page.
 * @param fontsDir folder of the shop's font files
 */
export function createLazyPictureRenderer(fontsDir: string): RenderPicture {
  let loading: Promise<RenderPicture> | undefined;

  return async (picture) => {
    const render = await (loading ??= loadRenderer(fontsDir));
    return render(picture);
  };
}
