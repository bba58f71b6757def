import { defineBlock } from '../block';
import { stepsSchema } from './schema';
import { Steps } from './steps';

export const steps = defineBlock(stepsSchema, Steps);
