import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @throws GraphQLError when the value is not a day of the calendar, YYYY-MM-DD */
function parseDate(value: unknown): string {
  if (typeof value === 'string' && DATE.test(value)) {
    const time = Date.parse(`${value}T00:00:00Z`);
    // 2026-02-30 parses as 2 March.
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) return value;
  }
  throw new GraphQLError('Date must be a day of the calendar, YYYY-MM-DD');
}

/** @throws GraphQLError when the value is not a moment in ISO 8601 */
function parseDateTime(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new GraphQLError('DateTime must be a moment in ISO 8601');
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
