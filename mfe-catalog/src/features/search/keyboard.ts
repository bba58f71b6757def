const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

function pairOf(latin: string, cyrillic: string): [string, string][] {
  return [
    [latin, cyrillic],
    [cyrillic, latin],
  ];
}

const SWAPPED = new Map(Array.from(LATIN).flatMap((latin, index) => pairOf(latin, CYRILLIC[index] ?? latin)));

const map = (text: string, letters: ReadonlyMap<string, string>) =>
  Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join('');

/** What the same keys write in the other layout: «ghbdtn» is «привет», «шт» is «in». */
export function inOtherLayout(text: string): string {
  return map(text, SWAPPED);
}

const SOUNDS =
  'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sch ъ= ы=y ь= э=e ю=yu я=ya';

const LATIN_SOUNDS = new Map(SOUNDS.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]));

/** Russian letters by sound: «инвис» is «invis». */
export function inLatin(text: string): string {
  return map(text, LATIN_SOUNDS);
}
