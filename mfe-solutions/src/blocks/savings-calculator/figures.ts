import { fillTemplate, formatNumber } from '@shop/shared/format';
import type { CurrentPrices } from './data';
import type { SavingsCalculatorProps } from './schema';

type Constants = SavingsCalculatorProps['constants'];

/** The constants with what goods cost now. */
export function withPrices(constants: Constants, prices: CurrentPrices): Constants {
  return constants.map((constant) => ({ ...constant, value: prices[constant.key] ?? constant.value }));
}

/** A text with the values of constants, `{service}`, so that a changed one changes everywhere. */
export function withFigures(text: string, constants: Constants): string {
  return fillTemplate(text, Object.fromEntries(constants.map(({ key, value }) => [key, formatNumber(value)])));
}
