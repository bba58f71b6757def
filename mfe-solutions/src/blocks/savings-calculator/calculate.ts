import { formatNumber } from '@shop/shared/format';
import { evaluate } from './expression';
import type { CalculatorResult, SavingsCalculatorProps } from './schema';

export type Values = Readonly<Record<string, number>>;

export function defaultValues(inputs: SavingsCalculatorProps['inputs']): Values {
  return Object.fromEntries(inputs.map((input) => [input.key, input.default]));
}

/** Every result by its key; a later one may lean on an earlier one. */
export function calculate(
  { constants, results }: Pick<SavingsCalculatorProps, 'constants' | 'results'>,
  values: Values,
): Values {
  const scope = { ...Object.fromEntries(constants.map(({ key, value }) => [key, value])), ...values };
  return results.reduce((known, { key, expression }) => ({ ...known, [key]: evaluate(expression, known) }), scope);
}

/** `40 шт.` */
export function withUnit(value: number, unit: string): string {
  return `${formatNumber(value)}\u00A0${unit}`;
}

/** Money to the rouble, the rest to a tenth; a dash where there is nothing to divide by. */
export function formatResult(value: number | undefined, { unit, isSubtracted }: CalculatorResult): string {
  if (value === undefined || !Number.isFinite(value)) return '—';
  const rounded = unit === '₽' ? Math.round(value) : Math.round(value * 10) / 10;
  return withUnit(isSubtracted ? -rounded : rounded, unit);
}
