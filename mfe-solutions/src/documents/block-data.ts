import type { BlockData, BlockJsonLd } from '../blocks/block';
import { heroData } from '../blocks/hero/data';
import { newsListData } from '../blocks/news-list/data';
import { placesMapData, placesMapJsonLd } from '../blocks/places-map/data';
import { productStripData } from '../blocks/product-strip/data';
import { savingsCalculatorData } from '../blocks/savings-calculator/data';

/** Picks what blocks show of the lists and the catalogue, by kind. */
export const BLOCK_DATA: Readonly<Record<string, BlockData<never, unknown>>> = {
  Hero: heroData,
  NewsList: newsListData,
  PlacesMap: placesMapData,
  ProductStrip: productStripData,
  SavingsCalculator: savingsCalculatorData,
};

/** Describes blocks to search engines, by kind. */
export const BLOCK_JSON_LD: Readonly<Record<string, BlockJsonLd>> = { PlacesMap: placesMapJsonLd };
