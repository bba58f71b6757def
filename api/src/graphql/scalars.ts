import { isCalendarDay } from '@shop/shared/format';
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { AppError } from '../errors/app-error';

/** @throws GraphQLError when the value is not a calendar date, YYYY-MM-DD */
function parseDate(value: unknown): string {
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw new GraphQLError('Date must be a calendar date, YYYY-MM-DD');
}

/** @throws GraphQLError when the value is not an ISO 8601 timestamp */
function parseDateTime(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new GraphQLError('DateTime must be an ISO 8601 timestamp');
  return new Date(time).toISOString();
}

function stringScalar(name: string, parse: (value: unknown) => string) {
  return new GraphQLScalarType<string, string>({
    name,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

export const dateScalar = stringScalar('Date', parseDate);
export const dateTimeScalar = stringScalar('DateTime', parseDateTime);

/**
 * Far more than a document may have, and little enough for every function that walks through it.
 * What a request may hold is limited before: 450 KB, and 2,000 tokens of GraphQL.
 */
const MAX_JSON_DEPTH = 64;
const TOO_DEEP = { path: '', code: 'too-deep', text: 'вложенность слишком велика' } as const;

/** @throws AppError BAD_REQUEST with `faults`; walks level by level, so depth cannot overflow it */
function checkDepth(value: unknown): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_JSON_DEPTH) throw new AppError('BAD_REQUEST', 'JSON is too deep', { faults: [TOO_DEEP] });
    level = level.flatMap((item): unknown[] => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return value;
}

export const jsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: checkDepth,
  parseLiteral: (node, variables) => checkDepth(valueFromASTUntyped(node, variables)),
});
