import { isIP } from 'node:net';
import { mixed, number, string } from 'yup';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Any text. */
export function text(fallback: string) {
  return string().default(fallback);
}

/**
 * A text with a form.
 * @param expected what the message asks for
 */
export function matching(pattern: RegExp, expected: string, fallback: string) {
  return string().matches(pattern, `\${path} must be ${expected}`).default(fallback);
}

/** The same for a setting that may be missing. */
export function optionalMatching(pattern: RegExp, expected: string) {
  return string().matches(pattern, `\${path} must be ${expected}`);
}

/** `true` or `false`, nothing else: a typo must not switch anything. */
export function flag(fallback: boolean) {
  return mixed<boolean>()
    .transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value))
    .oneOf([true, false], '${path} must be "true" or "false"')
    .default(fallback);
}

interface CountRange {
  least: number;
  most: number;
  fallback: number;
}

/** A whole number. */
export function count({ least, most, fallback }: CountRange) {
  const message = `\${path} must be a whole number from ${least} to ${most}`;
  return number().typeError(message).integer(message).min(least, message).max(most, message).default(fallback);
}

/** A share of all, from 0 to 1. */
function share(fallback: number) {
  const message = '${path} must be a number from 0 to 1';
  return number().typeError(message).min(0, message).max(1, message).default(fallback);
}

/** A port; 0 is any free one. */
export function port(fallback: number) {
  const message = '${path} must be a port from 0 to 65535';
  return number().typeError(message).integer(message).min(0, message).max(65_535, message).default(fallback);
}

/** One of these words. */
export function oneOf<Value extends string>(...values: readonly Value[]) {
  return string().oneOf(values, `\${path} must be one of ${values.join(', ')}`);
}

/** An address with one of these protocols, such as `https:`. */
export function address(...protocols: string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return string().test({
    message: `\${path} must be an address that starts with ${starts}`,
    test: (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
  });
}

/**
 * An address with a host name. PostgreSQL accepts the path of a socket instead, a mail server does
 * not.
 */
export function serverAddress(...protocols: string[]) {
  return address(...protocols).test({
    message: '${path} must be an address that names a server',
    test: (value) => !value || !URL.canParse(value) || new URL(value).hostname !== '',
  });
}

/** Ranges of addresses that have a name (documentation of Fastify's `trustProxy`). */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(name: string): boolean {
  if (NAMED_RANGES.includes(name)) return true;
  const [address = '', bits, ...rest] = name.split('/');
  const version = isIP(address);
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isPrefix && rest.length === 0;
}

/** Addresses of proxies, with commas between them: `loopback`, `10.0.0.2` or `10.0.0.0/8`. */
export function proxies(fallback: readonly string[]) {
  const toNames = (value: string) => value.split(',').map((name) => name.trim());
  return mixed<readonly string[]>()
    .transform((value: unknown) => (typeof value === 'string' ? toNames(value) : value))
    .test({
      message: `\${path} must be a list of addresses, networks such as 10.0.0.0/8, or ${NAMED_RANGES.join(', ')}`,
      test: (value) => value === undefined || value.every(isProxy),
    })
    .default(fallback);
}

/** Those of OpenTelemetry. What a parent says counts only where the host has said it. */
const SAMPLERS = [
  ...['always_on', 'always_off', 'traceidratio'],
  ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
] as const;

/** The settings that the host and the API both read. */
export const shopSettings = {
  DATA_DIR: text('.data').meta({ meaning: 'embedded database, outbox, published remotes; relative to the repository' }),
  PUBLIC_URL: address('http:', 'https:').meta({
    fallback: '`http://localhost:3000`',
    meaning: 'origin that shoppers see, for canonical addresses, the sitemap and links in mails',
  }),
  PAYMENT_DISABLED: flag(true).meta({ meaning: '`false` lets shoppers choose to pay online' }),
  DISCOUNTS_ENABLED: flag(false).meta({ meaning: '`true` turns the volume discounts on' }),
  ACCESSORIES_PRESELECTED: flag(true).meta({
    meaning: '`false` leaves out accessories with a price until the shopper ticks them',
  }),
  ORDER_MAX_PIECES: count({ least: 1, most: 999, fallback: 10 }).meta({
    meaning: 'pieces of one product in one order; half of a larger stock is allowed as well',
  }),
  RATE_LIMITS: oneOf('on', 'off').default('on').meta({ meaning: '`off` for load tests; the log says so at start' }),
  TRUSTED_PROXIES: proxies(['loopback']).meta({
    meaning: 'proxies whose `X-Forwarded-*` count: addresses, networks, `loopback`, `linklocal`, `uniquelocal`',
  }),
  NODE_ENV: text('production'),
  LOG_LEVEL: oneOf<LogLevel>(...LOG_LEVELS)
    .default('info')
    .meta({ meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: serverAddress('http:', 'https:').meta({
    meaning:
      '`http://collector:4318`: where traces go, OTLP over HTTP ([operations](operations.md#traces)); without it there are none',
  }),
  OTEL_TRACES_SAMPLER: oneOf<string>(...SAMPLERS)
    .default('parentbased_traceidratio')
    .meta({
      meaning:
        "one of OpenTelemetry's six standard samplers; a browser never decides, so with and without `parentbased_` is the same",
    }),
  OTEL_TRACES_SAMPLER_ARG: share(0.1).meta({
    meaning:
      'the share of the requests that is traced, from 0 to 1; below 1, at most 20 requests and 20 kept pages a second',
  }),
};

interface TracingFields {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Where spans go, null for nowhere, and what share of the requests is traced. */
export function tracingOf(settings: TracingFields): { endpoint: string | null; share: number } {
  const sampler = settings.OTEL_TRACES_SAMPLER;
  return {
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    share: sampler.endsWith('always_on') ? 1 : sampler.endsWith('always_off') ? 0 : settings.OTEL_TRACES_SAMPLER_ARG,
  };
}
