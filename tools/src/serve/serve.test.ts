import { serve } from '.';
import { PROGRAMS, settingsFor } from './programs';

const { env } = process;

beforeEach(() => {
  process.env = { PATH: env.PATH };
});

afterEach(() => {
  process.env = env;
});

describe('a program alone', () => {
  it('is not started without its settings, each of which has a line', async () => {
    process.env.PUBLIC_URL = 'https://shop.example';

    await expect(serve(['host'])).rejects.toThrow(
      [
        'API_URL is not set: host needs the address of the API, or of what balances several',
        'DELIVERY_URL is not set: host needs the address of delivery',
        'REMOTES_STORE is not set: host needs where the published versions lie',
        'REGISTRY_PUBLIC_KEY is not set: host needs the key that proves the registry; npm run keys makes a pair',
      ].join('\n'),
    );
    await expect(serve(['api'])).rejects.toThrow(/^DATABASE_URL is not set: api needs .+$/);
    await expect(serve(['delivery'])).rejects.toThrow(/^API_URL is not set: .+\nREMOTES_STORE is not set: .+$/);
  });

  it('is one of three', async () => {
    await expect(serve(['hosts'])).rejects.toThrow('serve: no program "hosts"; there are api, delivery, host');
  });
});

it('no program is given secrets that it does not need', () => {
  const secrets = ['DATABASE_URL', 'SMTP_URL', 'REGISTRY_PRIVATE_KEY', 'AWS_SECRET_ACCESS_KEY'];
  const all = Object.fromEntries(secrets.map((name) => [name, 'secret']));
  const known = Object.values(PROGRAMS).map((program) => {
    const settings = settingsFor(program, all);
    return secrets.filter((name) => settings[name] !== undefined);
  });

  expect(Object.fromEntries(Object.keys(PROGRAMS).map((name, index) => [name, known[index]]))).toEqual({
    api: ['DATABASE_URL', 'SMTP_URL'],
    delivery: ['REGISTRY_PRIVATE_KEY', 'AWS_SECRET_ACCESS_KEY'],
    host: ['AWS_SECRET_ACCESS_KEY'], // of a bucket that it reads
  });
});
