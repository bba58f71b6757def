import { flag, list, number, optional, shape, text, type Infer } from '../../schema';
import { anchorFields, linkSchema } from '../common-schema';

const inputSchema = shape({
  key: text(),
  label: text(),
  unit: text(),
  min: number(),
  max: number(),
  step: number(),
  default: number(),
});

const resultSchema = shape({
  key: text(),
  label: text(),
  unit: text(),
  primary: flag(),
  /** Shown with a minus: the total has it taken off. */
  isSubtracted: optional(flag()),
  /** How it is counted, in words. */
  words: text(),
  /** How it is counted, over the keys of inputs, constants and earlier results. */
  expression: text(),
  /** What comes out at the default values; the content tests count it again. */
  example: number(),
});

export const savingsCalculatorSchema = shape({
  ...anchorFields,
  heading: text(),
  text: text(),
  inputs: list(inputSchema),
  constants: list(shape({ key: text(), label: text(), unit: text(), value: number() })),
  results: list(resultSchema),
  formula: text(),
  note: text(),
  button: linkSchema,
});

export type SavingsCalculatorProps = Infer<typeof savingsCalculatorSchema>;
export type CalculatorInput = Infer<typeof inputSchema>;
export type CalculatorResult = Infer<typeof resultSchema>;
