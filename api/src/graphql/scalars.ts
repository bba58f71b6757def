import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @throws GraphQLError when the value is not a calendar date, YYYY-MM-DD */
function parseDate(value: unknown): string {
  if (typeof value === 'string' && DATE.test(value)) {
    const time = Date.parse(`${value}T00:00:00Z`);
    // `Date` reads 2026-02-30 as 2 March.
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) return value;
  }
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
