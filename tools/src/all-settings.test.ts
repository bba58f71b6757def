import { checkSettings } from './all-settings';
import { buildAllIfStale } from './build-if-stale';
import { run as dev } from './commands/dev';
import { run as serve } from './commands/serve';

jest.mock('./build-if-stale', () => ({ buildAllIfStale: jest.fn() }));

const { env } = process;

afterEach(() => {
  process.env = env;
});

it.each([
  ['PORT', 'abc', 'PORT must be a port from 0 to 65535'],
  ['API_PORT', '70000', 'API_PORT must be a port from 0 to 65535'],
  ['DELIVERY_PORT', '-1', 'DELIVERY_PORT must be a port from 0 to 65535'],
  ['RENDERERS', '0', 'RENDERERS must be a whole number from 1 to 64'],
  ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL must be an address that starts with http:// or https://'],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of trace, debug, info/],
  ['RATE_LIMITS', 'maybe', 'RATE_LIMITS must be one of on, off'],
  ['DATABASE_URL', 'http://db', /^DATABASE_URL must be an address that starts with postgres:/],
  ['ORDER_MAX_PIECES', 'ten', /^ORDER_MAX_PIECES must be a whole number/],
])('refuses %s=%s in one line that names it and says what is allowed', (name, value, message) => {
  expect(() => checkSettings({ [name]: value })).toThrow(message);
});

it('takes an environment without settings', () => {
  expect(() => checkSettings({ PATH: env.PATH })).not.toThrow();
});

it.each([
  ['npm start', serve],
  ['npm run dev', dev],
])('%s refuses a setting before it builds or publishes anything', async (_command, run) => {
  process.env = { ...env, RENDERERS: 'many' };

  await expect(run([])).rejects.toThrow(/^RENDERERS must be/);
  expect(buildAllIfStale).not.toHaveBeenCalled();
});
