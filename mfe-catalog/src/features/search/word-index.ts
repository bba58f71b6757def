import type { Product } from '@shop/shared/runtime';
import { letterBits } from './typos';
import { indexedWords } from './words';

/** A text that one product or many have: a name, a code, a property. */
interface IndexedText {
  weight: number;
  /** Products that have it, by position in the list. */
  places: number[];
}

export interface IndexedWord {
  word: string;
  bits: number;
  texts: IndexedText[];
}

export interface WordIndex {
  words: () => Iterable<IndexedWord>;
  /** Takes in products while `hasTime`; false when nothing is left to do. */
  build: (hasTime: () => boolean) => boolean;
}

const WEIGHT = { name: 12, code: 10, category: 4, property: 1 } as const;

/**
 * All words of the products. Products share most of their texts, so that words lead to texts and texts to products;
 * it is built in slices, because of 2,000 products the whole takes longer than a frame.
 */
export function createWordIndex(products: readonly Product[]): WordIndex {
  const index = new Map<string, IndexedWord>();
  let next = 0;

  const register = (text: string, weight: number): IndexedText => {
    const entry: IndexedText = { weight, places: [] };
    for (const word of new Set(indexedWords(text))) {
      const known: IndexedWord = index.get(word) ?? { word, bits: letterBits(word), texts: [] };
      known.texts.push(entry);
      index.set(word, known);
    }
    return entry;
  };

  const createShelf = (weight: number) => {
    const texts = new Map<string, IndexedText>();
    return (text: string) => {
      let entry = texts.get(text);
      if (!entry) texts.set(text, (entry = register(text, weight)));
      entry.places.push(next);
    };
  };

  const addName = createShelf(WEIGHT.name);
  const addCode = createShelf(WEIGHT.code);
  const addCategory = createShelf(WEIGHT.category);
  const addProperty = createShelf(WEIGHT.property);

  const add = ({ name, code, category, properties }: Product) => {
    addName(name);
    addCode(code);
    if (category) addCategory(category);
    for (const property of properties) {
      addProperty(property.name);
      addProperty(property.value);
    }
  };

  return {
    words: () => index.values(),
    build(hasTime) {
      for (; next < products.length && hasTime(); next += 1) {
        const product = products[next];
        if (product) add(product);
      }
      return next < products.length;
    },
  };
}
