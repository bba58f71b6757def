import { rootOf, soundOf, stemOf } from './stem';
import { synonymsOf } from './synonyms';
import { letterBits } from './typos';
import { indexedWords, joinedWords } from './words';

/** Something to find, with its texts: a match in a text of more weight counts for more. */
export interface Searchable {
  id: number;
  /** A spare that is called like the word hides no product that has such a part. */
  isSpare?: boolean;
  texts: readonly SearchableText[];
}

interface SearchableText {
  text: string;
  weight: number;
  /** A name is also found by its words written as one. */
  isName?: boolean;
  /** Prose is found by its own words only: anything less only happens to occur in it. */
  isProse?: boolean;
}

/** A text of one or more items: a name, a code, a property. */
interface IndexedText {
  weight: number;
  isProse: boolean;
  /** The items that have the text, by position in the list. */
  places: number[];
}

export interface IndexedWord {
  word: string;
  stem: string;
  root: string;
  sound: string;
  /** Letters of the sound. */
  bits: number;
  /** The texts that have the word, or another one for the same thing, which counts less. */
  texts: { text: IndexedText; share: number }[];
}

/** Another word for the same thing counts less than the word itself. */
const SYNONYM_SHARE = 1 / 2;
/** Of two names with the same words, the shorter one is meant: each word more costs this share. */
const SHARE_OF_LENGTH = 1 / 500;
const LONGEST = 20;

/** The words of a text itself. */
function ownWords({ text, isName }: SearchableText): readonly string[] {
  return isName ? [...indexedWords(text), ...joinedWords(text)] : indexedWords(text);
}

function describe(word: string): IndexedWord {
  const stem = stemOf(word);
  const sound = soundOf(stem);
  return { word, stem, root: rootOf(stem), sound, bits: letterBits(sound), texts: [] };
}

/** All words of the items. Words lead to texts and texts to items, which share most texts. */
export function indexWords(items: readonly Searchable[]): ReadonlyMap<string, IndexedWord> {
  const index = new Map<string, IndexedWord>();
  const indexed = new Map<string, IndexedText>();

  const wordFor = (word: string): IndexedWord => {
    const known = index.get(word) ?? describe(word);
    index.set(word, known);
    return known;
  };

  const register = (searchable: SearchableText): IndexedText => {
    const own = new Set(ownWords(searchable).map(wordFor));
    const synonyms = new Set([...own].flatMap(({ stem }) => synonymsOf(stem)).map(wordFor));
    const { weight, isProse = false } = searchable;
    const length = Math.min(own.size, LONGEST);
    const text: IndexedText = { weight: weight * (1 - length * SHARE_OF_LENGTH), isProse, places: [] };
    for (const { texts } of own) texts.push({ text, share: 1 });
    for (const word of synonyms) if (!own.has(word)) word.texts.push({ text, share: SYNONYM_SHARE });
    return text;
  };

  for (const [place, { texts }] of items.entries()) {
    for (const searchable of texts) {
      const key = `${searchable.weight} ${searchable.text}`;
      const entry = indexed.get(key) ?? register(searchable);
      indexed.set(key, entry);
      entry.places.push(place);
    }
  }
  return index;
}
