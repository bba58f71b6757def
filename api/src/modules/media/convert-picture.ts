import { UPLOAD_WIDTHS, uploadWidths } from '@shop/shared/page-documents';
import sharp, { type Raw } from 'sharp';
import type { ConvertedPicture } from './picture-messages';
import { RefusedPictureError } from './refused-picture';

const MAX_WIDTH = Math.max(...UPLOAD_WIDTHS);
const MAX_PIXELS = 40_000_000;

/** What its makers call near-lossless for photos. More effort takes a minute for some of them. */
const AVIF = { quality: 60, effort: 2 };
const WEBP = { quality: 80 };

/** No other code of libvips reads a file, and nothing is kept after it. */
function openSharp(): typeof sharp {
  sharp.cache(false);
  // Orders need the other cores.
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const allowed = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'];
  sharp.unblock({ operation: allowed.map((name) => `VipsForeignLoad${name}`) });
  return sharp;
}

/**
 * Reads what the file says of itself, without its pixels.
 * @throws RefusedPictureError
 */
export async function inspectPicture(file: Uint8Array): Promise<void> {
  const metadata = await openSharp()(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RefusedPictureError('broken');
    });
  if (metadata.width * metadata.height > MAX_PIXELS) throw new RefusedPictureError('pixels');
  if ((metadata.pages ?? 1) > 1) throw new RefusedPictureError('animated');
}

/**
 * Makes the files of a picture: upright, without metadata, in the widths of pages.
 * @throws RefusedPictureError
 */
export async function convertPicture(file: Uint8Array): Promise<ConvertedPicture> {
  const read = openSharp();
  const upright = read(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const { data, info } = await upright
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RefusedPictureError('broken');
    });
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const files: ConvertedPicture['files'] = [];
  for (const width of uploadWidths(info.width)) {
    const resized = read(data, { raw }).resize({ width });
    files.push({ width, type: 'avif', content: await resized.clone().avif(AVIF).toBuffer() });
    files.push({ width, type: 'webp', content: await resized.clone().webp(WEBP).toBuffer() });
  }
  return { width: info.width, height: info.height, files };
}
