import { formatNumber } from '@shop/shared/format';
import type { CalculatorResult, SavingsCalculatorProps } from './schema';

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  max: Math.max,
  min: Math.min,
  ceil: Math.ceil,
};

type Scope = Readonly<Record<string, number>>;

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z]\w*|[-+*/(),])/giy;

function tokenize(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  let end = 0;
  for (let match = TOKEN.exec(source); match?.[1]; match = TOKEN.exec(source)) {
    tokens.push(match[1]);
    end = TOKEN.lastIndex;
  }
  if (source.slice(end).trim() !== '') throw new SyntaxError(`лишнее в\u00A0формуле: «${source.slice(end).trim()}»`);
  return tokens;
}

/** Reads tokens from left to right. Each method is one level of precedence. */
class Evaluation {
  private position = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly scope: Scope,
  ) {}

  result(): number {
    const value = this.sum();
    if (this.position < this.tokens.length)
      throw new SyntaxError(`лишнее в\u00A0формуле: «${this.tokens[this.position]}»`);
    return value;
  }

  private takes(token: string): boolean {
    if (this.tokens[this.position] !== token) return false;
    this.position += 1;
    return true;
  }

  private expect(token: string): void {
    if (!this.takes(token)) throw new SyntaxError(`в\u00A0формуле не\u00A0хватает знака «${token}»`);
  }

  private sum(): number {
    let value = this.product();
    for (;;) {
      if (this.takes('+')) value += this.product();
      else if (this.takes('-')) value -= this.product();
      else return value;
    }
  }

  private product(): number {
    let value = this.factor();
    for (;;) {
      if (this.takes('*')) value *= this.factor();
      else if (this.takes('/')) value /= this.factor();
      else return value;
    }
  }

  private factor(): number {
    if (this.takes('-')) return -this.factor();
    if (this.takes('(')) return this.closed();
    const token = this.tokens[this.position] ?? '';
    this.position += 1;
    if (/^\d/.test(token)) return Number(token);
    return this.takes('(') ? this.call(token) : this.variable(token);
  }

  private closed(): number {
    const value = this.sum();
    this.expect(')');
    return value;
  }

  private call(name: string): number {
    const values = [this.sum()];
    while (this.takes(',')) values.push(this.sum());
    this.expect(')');
    if (!Object.hasOwn(FUNCTIONS, name)) throw new ReferenceError(`в\u00A0формуле неизвестная функция «${name}»`);
    return FUNCTIONS[name]?.(...values) ?? NaN;
  }

  private variable(name: string): number {
    const value = Object.hasOwn(this.scope, name) ? this.scope[name] : undefined;
    if (value === undefined) throw new ReferenceError(`в\u00A0формуле неизвестное имя «${name}»`);
    return value;
  }
}

/**
 * Computes an expression from a document: numbers, names, `+ - * /`, brackets, `max`, `min`,
 * `ceil`. It does not use `eval`: the content security policy forbids it, and data must not run
 * code.
 * @throws SyntaxError or ReferenceError for an invalid expression. The studio shows the message,
 *   which is in Russian.
 */
export function evaluate(expression: string, scope: Scope): number {
  return new Evaluation(tokenize(expression), scope).result();
}

export type Values = Readonly<Record<string, number>>;

export function defaultValues(inputs: SavingsCalculatorProps['inputs']): Values {
  return Object.fromEntries(inputs.map((input) => [input.key, input.default]));
}

/** Computes every result by its key. An expression may use the results before it. */
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

/** Rounds money to the rouble and the rest to a tenth. A division by zero is a dash. */
export function formatResult(value: number | undefined, { unit, isSubtracted }: CalculatorResult): string {
  if (value === undefined || !Number.isFinite(value)) return '—';
  const rounded = unit === '₽' ? Math.round(value) : Math.round(value * 10) / 10;
  return withUnit(isSubtracted ? -rounded : rounded, unit);
}

/** The visitor's numbers and the main result in words, for the message to the shop. */
export function estimateWords({ inputs, results }: Pick<SavingsCalculatorProps, 'inputs' | 'results'>, values: Values) {
  const given = inputs.map(({ key, label, unit }) => `${label}: ${withUnit(values[key] ?? 0, unit)}`);
  const found = results
    .filter(({ primary }) => primary)
    .map((result) => `${result.label}: ${formatResult(values[result.key], result)}`);
  return `Мой расчёт. ${[...given, ...found].join('; ')}.`;
}
