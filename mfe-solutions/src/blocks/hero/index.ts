import { defineBlock } from '../block';
import { Hero } from './hero';
import { heroSchema } from './schema';

export const hero = defineBlock(heroSchema, Hero);
