import { inLatin } from '../format';
import { inOtherLayout } from './keyboard-layout';

/** Latin spellings of Russian sounds; longer ones are read first. */
const SOUNDS = new Map(
  (
    'shch=щ sch=щ sh=ш ch=ч zh=ж kh=х ts=ц ck=к ya=я ja=я yu=ю ju=ю yo=е ye=е a=а b=б c=ц d=д e=е f=ф g=г h=х i=и ' +
    'j=й k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=ы z=з'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [latin = '', cyrillic = ''] = pair.split('=');
      return [latin, cyrillic];
    }),
);
const LATIN_SOUND = new RegExp([...SOUNDS.keys()].join('|'), 'g');

/** Russian words written in Latin letters: «mayak» is «маяк». */
function inCyrillic(text: string): string {
  return text.toLowerCase().replaceAll(LATIN_SOUND, (sound) => SOUNDS.get(sound) ?? sound);
}

/** A way to read what was typed. */
export interface Reading {
  text: string;
  /** Whether it is another text for the visitor, too, not just another spelling. */
  isCorrection: boolean;
}

/** The ways to read a word, the likeliest first. */
export function readingsOf(typed: string): readonly Reading[] {
  return [
    { text: typed, isCorrection: false },
    { text: inOtherLayout(typed), isCorrection: true },
    { text: inLatin(typed), isCorrection: false },
    { text: inCyrillic(typed), isCorrection: false },
  ];
}
