import { UPLOAD_WIDTHS, uploadWidths } from '@shop/shared/page-documents';
import sharp, { type Raw } from 'sharp';
import type { ConvertedPicture } from './picture-messages';
import { RefusedPictureError } from './refused-picture';

const MAX_WIDTH = Math.max(...UPLOAD_WIDTHS);
const MAX_PIXELS = 40_000_000;

/** WebP has no more. */
const MAX_HEIGHT = 16_383;
/** Of the largest file: making AVIF of more takes more memory and time than a picture may cost. */
const MAX_STORED_PIXELS = 10_000_000;

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

/** How wide the largest file of an upright picture is: a tall one is narrower than pages are. */
function storedWidth({ width, height }: { width: number; height: number }): number {
  const ratio = width / height;
  return Math.max(1, Math.floor(Math.min(width, MAX_WIDTH, MAX_HEIGHT * ratio, Math.sqrt(MAX_STORED_PIXELS * ratio))));
}

/** The pixels of a picture: upright, without metadata, no wider than pages. */
async function readPixels(file: Uint8Array) {
  const picture = openSharp()(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { autoOrient: upright } = await picture.metadata();
  return picture
    .autoOrient()
    .resize({ width: storedWidth(upright) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RefusedPictureError('broken');
    });
}

/**
 * Makes the one file, in WebP, of a picture that a drawing holds.
 * @throws RefusedPictureError
 */
export async function convertEmbedded(file: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await readPixels(file);
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  return openSharp()(data, { raw }).webp(WEBP).toBuffer();
}

/**
 * Makes the files of a picture: upright, without metadata, in the widths of pages.
 * @throws RefusedPictureError
 */
export async function convertPicture(file: Uint8Array): Promise<ConvertedPicture> {
  const read = openSharp();
  const { data, info } = await readPixels(file);
  const raw: Raw = { width: info.width, height: info.height, channels: info.channels };
  const files: ConvertedPicture['files'] = [];
  for (const width of uploadWidths(info.width)) {
    const resized = read(data, { raw }).resize({ width });
    files.push({ width, type: 'avif', content: await resized.clone().avif(AVIF).toBuffer() });
    files.push({ width, type: 'webp', content: await resized.clone().webp(WEBP).toBuffer() });
  }
  return { width: info.width, height: info.height, files };
}
