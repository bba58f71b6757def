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

const WEIGHT = { name: 12, code: 10, category: 4, property: 1 } as const;

/** A slice that no key press has to wait for, also on a slow phone. */
const SLICE_MS = 4;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * All words of the products. Products share most of their texts, so that words lead to texts and texts to products;
 * it is made in slices, because of 2,000 products the whole takes longer than a frame.
 */
export async function indexWords(products: readonly Product[]): Promise<readonly IndexedWord[]> {
  const index = new Map<string, IndexedWord>();

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
    return (text: string, place: number) => {
      let entry = texts.get(text);
      if (!entry) texts.set(text, (entry = register(text, weight)));
      entry.places.push(place);
    };
  };

  const addName = createShelf(WEIGHT.name);
  const addCode = createShelf(WEIGHT.code);
  const addCategory = createShelf(WEIGHT.category);
  const addProperty = createShelf(WEIGHT.property);

  let sliceEnd = performance.now() + SLICE_MS;
  for (const [place, { name, code, category, properties }] of products.entries()) {
    if (performance.now() > sliceEnd) {
      await nextTask();
      sliceEnd = performance.now() + SLICE_MS;
    }
    addName(name, place);
    addCode(code, place);
    if (category) addCategory(category, place);
    for (const property of properties) {
      addProperty(property.name, place);
      addProperty(property.value, place);
    }
  }
  return [...index.values()];
}
