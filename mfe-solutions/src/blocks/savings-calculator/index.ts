import { defineBlock } from '../block';
import { SavingsCalculator } from './savings-calculator';
import { savingsCalculatorSchema } from './schema';

export const savingsCalculator = defineBlock(savingsCalculatorSchema, SavingsCalculator);
