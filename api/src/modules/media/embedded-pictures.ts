import { RefusedPictureError } from './refused-picture';

/** A logo has a few; each takes the processor for a moment. */
const MOST_PICTURES = 10;

/** As drawing programs embed pictures; Inkscape breaks their lines. */
const EMBEDDED = /href\s*=\s*(["'])data:image\/(?:png|jpe?g|webp);base64,([A-Za-z\d+/=\s]*)\1/g;
const PLACE = /href="data:,(\d+)"/g;

/** Where an embedded picture stands in a drawing while it is checked. */
export const isEmbeddedPlace = (href: string) => /^data:,\d+$/.test(href);

export interface TakenApart {
  /** With a number in the place of each picture. */
  drawing: Buffer;
  pictures: Buffer[];
}

/**
 * Takes the pictures out of a drawing: JPEG, PNG and WebP; what else is embedded stays.
 * @throws RefusedPictureError when there are too many
 */
export function takePicturesOut(file: Buffer): TakenApart {
  const pictures: Buffer[] = [];
  const drawing = file.toString('utf8').replaceAll(EMBEDDED, (_all, _quote, content: string) => {
    pictures.push(Buffer.from(content, 'base64'));
    return `href="data:,${pictures.length - 1}"`;
  });
  if (pictures.length > MOST_PICTURES)
    throw new RefusedPictureError('drawing', `в\u00A0нём больше ${MOST_PICTURES}\u00A0картинок`);
  return { drawing: pictures.length === 0 ? file : Buffer.from(drawing), pictures };
}

/**
 * Puts pictures into the places of a drawing that has been checked.
 * @param pictures in WebP
 * @throws RefusedPictureError when a place has none
 */
export function putPicturesIn(drawing: Buffer, pictures: readonly Uint8Array[]): Buffer {
  const whole = drawing.toString('utf8').replaceAll(PLACE, (_all, index: string) => {
    const picture = pictures[Number(index)];
    if (!picture) throw new RefusedPictureError('drawing', 'картинка в\u00A0нём не\u00A0вложена');
    return `href="data:image/webp;base64,${Buffer.from(picture).toString('base64')}"`;
  });
  return Buffer.from(whole);
}
