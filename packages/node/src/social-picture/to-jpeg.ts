import sharp from 'sharp';
import { GROUND } from './colours';

const MAX_PIXELS = 40_000_000;
const JPEG = { quality: 90 };

const isJpeg = (photo: Buffer) => photo[0] === 0xff && photo[1] === 0xd8;

/**
 * Converts a photo to JPEG, because the library that draws the picture reads no WebP. A transparent
 * photo gets the picture's ground.
 * @param box the room that the picture has
 */
export async function toJpeg(photo: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  if (isJpeg(photo)) return photo;
  return (
    sharp(photo, { limitInputPixels: MAX_PIXELS })
      // A part of it may be cut off: neither side is smaller than the room.
      .resize({ width, height, fit: 'outside', withoutEnlargement: true })
      .flatten({ background: GROUND })
      .jpeg(JPEG)
      .toBuffer()
  );
}
