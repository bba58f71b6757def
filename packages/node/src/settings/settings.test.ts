import { flag, oneOf } from './fields';
import { address, port, readEnvironment, serverAddress, SettingsError, shopSettings, text, tracingOf } from './index';

const FIELDS = {
  PORT: port(3000),
  SWITCH: flag(false),
  MODE: oneOf('on', 'off').default('on'),
  NAME: text('shop'),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  SMTP_URL: serverAddress('smtp:', 'smtps:'),
};

it('fills in what is missing or empty', () => {
  expect(readEnvironment(FIELDS, { PORT: '', NAME: '  ', OTHER: 'x' })).toEqual({
    PORT: 3000,
    SWITCH: false,
    MODE: 'on',
    NAME: 'shop',
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
  });
});

it('reads what is set, without the spaces around it', () => {
  const env = {
    PORT: ' 0 ',
    SWITCH: 'true',
    MODE: 'off',
    NAME: ' лавка ',
    DATABASE_URL: 'postgres:///shop',
    SMTP_URL: 'smtp://localhost',
  };

  expect(readEnvironment(FIELDS, env)).toEqual({
    PORT: 0,
    SWITCH: true,
    MODE: 'off',
    NAME: 'лавка',
    DATABASE_URL: 'postgres:///shop',
    SMTP_URL: 'smtp://localhost',
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['SWITCH', 'yes'],
  ['SWITCH', '1'],
  ['SWITCH', 'TRUE'],
  ['MODE', 'none'],
  ['DATABASE_URL', 'mysql://root:secret@localhost/shop'],
  ['DATABASE_URL', 'localhost'],
  ['SMTP_URL', 'smtp://'],
])('names %s when it is "%s", in one line and without the value', (name, value) => {
  const read = () => readEnvironment(FIELDS, { [name]: value });

  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  expect(read).not.toThrow(/secret/);
});

it.each([
  ['PUBLIC_URL', 'shop.test'],
  ['PUBLIC_URL', 'ftp://shop.test'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'none'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '10%'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
])('refuses %s=%s, which the host and the API share', (name, value) => {
  expect(() => readEnvironment(shopSettings, { [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

it('reads the proxies that are trusted, by default those of this machine', () => {
  const env = { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1' };

  expect(readEnvironment(shopSettings, {}).TRUSTED_PROXIES).toEqual(['loopback']);
  expect(readEnvironment(shopSettings, env).TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
});

it.each([
  [{}, { endpoint: null, share: 0.1 }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { endpoint: 'http://collector:4318', share: 0.1 }],
  [
    { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
    { endpoint: null, share: 0 },
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '0.5' }, { endpoint: null, share: 0.5 }],
  [
    { OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: '0.5' },
    { endpoint: null, share: 1 },
  ],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, { endpoint: null, share: 0 }],
])('reads from %j what is traced', (env, tracing) => {
  expect(tracingOf(readEnvironment(shopSettings, env))).toEqual(tracing);
});
