import { defineBlock } from '../block';
import { Numbers } from './numbers';
import { numbersSchema } from './schema';

export const numbers = defineBlock(numbersSchema, Numbers);
