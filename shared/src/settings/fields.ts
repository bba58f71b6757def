import { mixed, number, string } from 'yup';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export function text(fallback: string) {
  return string().default(fallback);
}

/** @param expected what the message asks for */
export function matching(pattern: RegExp, expected: string, fallback: string) {
  return string().matches(pattern, `\${path} must be ${expected}`).default(fallback);
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

/** A port; 0 is any free one. */
export function port(fallback: number) {
  const message = '${path} must be a port from 0 to 65535';
  return number().typeError(message).integer(message).min(0, message).max(65_535, message).default(fallback);
}

export function oneOf<Value extends string>(values: readonly Value[], fallback: Value) {
  return string()
    .oneOf(values, `\${path} must be one of ${values.join(', ')}`)
    .default(fallback);
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

/** What the host and the API both read. */
export const shopSettings = {
  DATA_DIR: text('.data'),
  PUBLIC_URL: address('http:', 'https:'),
  PAYMENT_DISABLED: flag(true),
  DISCOUNTS_ENABLED: flag(false),
  ACCESSORIES_PRESELECTED: flag(true),
  LOG_LEVEL: oneOf<LogLevel>(LOG_LEVELS, 'info'),
};
