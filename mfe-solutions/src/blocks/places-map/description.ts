import { PLACE_PARAMS } from '../../places/place-query';
import { HEAD_WORDS } from '../common-words';
import { describe } from '../describe';
import { placesMapSchema } from './schema';

export const placesMapDescription = describe({
  label: 'Точки на\u00A0карте и\u00A0списком',
  schema: placesMapSchema,
  words: HEAD_WORDS,
  query: PLACE_PARAMS,
  hasJsonLd: true,
  needs: () => ({ lists: ['places'] }),
});
