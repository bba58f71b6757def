import { LOGO_LETTERS, LOGO_TICK } from '@shop/shared/ui/logo-paths';
import { GROUND, INK, SCALE, SIGNAL } from './colours';
import { loadFonts } from './fonts';
import { layoutWords } from './layout-words';
import { toJpeg } from './to-jpeg';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './size';

const MARGIN = 64;
const WORDS_TOP = 112;
const WORDS_HEIGHT = 456;
const WORDS_WIDTH = 860;
const WORDS_WIDTH_BESIDE_DRAWING = 480;
/** It extends to the right edge. */
const DRAWING = { x: 530, y: 60, width: 690, height: 500 };
const WHOLE = { x: 0, y: 0, width: PICTURE_WIDTH, height: PICTURE_HEIGHT };

const TICK_STEP = 8;
const TICKS_TO_A_LONG_ONE = 10;
const GREEN_TICK_AT = 432;

/** Fits into a place, or fills all of the picture: what is too much is cut off at both sides. */
const imageOf = (content: string | Buffer, place: typeof DRAWING, type: 'svg+xml' | 'jpeg' = 'svg+xml') =>
  `<image x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" preserveAspectRatio="xMidYMid ${place === WHOLE ? 'slice' : 'meet'}" href="data:image/${type};base64,${Buffer.from(content).toString('base64')}"/>`;

const logo = `<g transform="translate(${MARGIN} 56) scale(1.25)" fill="none" stroke-width="2.6" stroke-miterlimit="8">
  <path d="${LOGO_LETTERS}" stroke="${INK}"/><path d="${LOGO_TICK}" stroke="${SIGNAL}"/></g>`;

/** The scale at the bottom of each picture: many ticks, one of them green. */
function ruler(): string {
  const ticks = Array.from({ length: PICTURE_WIDTH / TICK_STEP }, (_, index) => {
    const length = index % TICKS_TO_A_LONG_ONE === 0 ? 12 : 5;
    return `M${index * TICK_STEP + 0.5} ${PICTURE_HEIGHT}v-${length}`;
  });
  return `<path d="${ticks.join('')}" stroke="${SCALE}"/><path d="M${GREEN_TICK_AT + 1} ${PICTURE_HEIGHT}v-20" stroke="${SIGNAL}" stroke-width="2"/>`;
}

const framed = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"><rect width="100%" height="100%" fill="${GROUND}"/>${content}</svg>`;

/** The content of a page's Open Graph picture. */
export interface SocialPicture {
  title: string;
  text: string;
  /** SVG documents drawn beside the text, on top of each other. */
  drawings: readonly string[];
  /** A JPEG, PNG or WebP instead of drawings. */
  photo?: Buffer | undefined;
  /** Drawings or photo are all that it shows. */
  isWhole?: boolean | undefined;
}

export type ComposePicture = (picture: SocialPicture) => Promise<string>;

/**
 * Composes Open Graph pictures as SVG documents, with text as outlines.
 * @param fontsDir folder of the shop's font files
 */
export function createPictureComposer(fontsDir: string): ComposePicture {
  let loading: ReturnType<typeof loadFonts> | undefined;

  return async ({ title, text, drawings, photo, isWhole = false }) => {
    const place = isWhole ? WHOLE : DRAWING;
    const images = [
      ...drawings.map((drawing) => imageOf(drawing, place)),
      photo ? imageOf(await toJpeg(photo, place), place, 'jpeg') : '',
    ].join('');
    if (isWhole && images !== '') return framed(images);
    const fonts = await (loading ??= loadFonts(fontsDir));
    const width = drawings.length > 0 || photo ? WORDS_WIDTH_BESIDE_DRAWING : WORDS_WIDTH;
    const words = await layoutWords({ title, text }, { width, height: WORDS_HEIGHT, fonts });
    const shown = imageOf(words, { x: MARGIN, y: WORDS_TOP, width, height: WORDS_HEIGHT });
    return framed(images + shown + logo + ruler());
  };
}
