const SOUNDS =
  'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sch ъ= ы=y ь= э=e ю=yu я=ya';

const LATIN_SOUNDS = new Map(SOUNDS.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]));

/** Lower-case text with Russian letters in Latin by sound: «Инвис» is «invis». */
export function inLatin(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => LATIN_SOUNDS.get(letter) ?? letter).join('');
}

/**
 * A name as a part of an address: «Охранные комплексы» is «ohrannye-kompleksy». A slug is its own
 * slug.
 */
export function toSlug(name: string): string {
  return inLatin(name)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
