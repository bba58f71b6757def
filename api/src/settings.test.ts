import path from 'node:path';
import { parseSettings } from './settings';

it('has a default for every setting', () => {
  expect(parseSettings({})).toEqual({
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    isDemoDataWanted: true,
    smtpUrl: null,
    staffOwner: null,
    mailFrom: 'INVIS DUOS <shop@example.ru>',
    shopEmail: 'orders@example.ru',
    trustedProxies: ['loopback'],
    publicUrl: 'http://localhost:3000',
    isPaymentDisabled: true,
    areDiscountsEnabled: false,
    areAccessoriesPreselected: true,
    orderLimits: { maxLines: 50, maxPieces: 10, maxUnconfirmedPieces: 300 },
    areRateLimitsOn: true,
    backups: { folder: null, bucket: null, publicKey: null, keyFile: null, keeping: { days: 7, weeks: 4 } },
    registryPublicKey: null,
    leads: { hook: null, keepDays: 365 },
    logLevel: 'info',
    tracing: { endpoint: null, share: 0.1 },
    host: '127.0.0.1',
    port: 3001,
    isDevelopment: false,
  });
});

it.each(['/shop/data/key.txt', '/mnt/backups/keys/key.txt'])('refuses a key of backups at %s', (file) => {
  const env = { DATA_DIR: '/shop/data', BACKUP_TO: 'file:/mnt/backups', BACKUP_KEY_FILE: file };

  expect(() => parseSettings(env)).toThrow('BACKUP_KEY_FILE must lie outside DATA_DIR and BACKUP_TO');
});

it('signs what is told of leads', () => {
  const hook = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: 'a secret of the shop' };

  expect(parseSettings({ ...hook, LEADS_KEEP_DAYS: '30' }).leads).toEqual({
    hook: { url: hook.LEADS_WEBHOOK_URL, secret: hook.LEADS_WEBHOOK_SECRET },
    keepDays: 30,
  });
  expect(() => parseSettings({ LEADS_WEBHOOK_URL: hook.LEADS_WEBHOOK_URL })).toThrow(
    'LEADS_WEBHOOK_SECRET must be set with LEADS_WEBHOOK_URL',
  );
});

it('knows where backups go, and how many are kept', () => {
  expect(parseSettings({ BACKUP_TO: 'file:/mnt/backups', BACKUP_KEEP: '3d' })).toMatchObject({
    backups: { folder: '/mnt/backups', bucket: null, keeping: { days: 3, weeks: 0 } },
  });
});

it('sends backups to a bucket from a folder in DATA_DIR, encrypted only', () => {
  const env = { DATA_DIR: '/shop/data', BACKUP_TO: 's3://copies/shop/', S3_ENDPOINT: 'https://storage.example' };

  expect(parseSettings({ ...env, BACKUP_PUBLIC_KEY: `age1${'q'.repeat(58)}` }).backups).toMatchObject({
    folder: '/shop/data/backups',
    bucket: { bucket: 'copies', prefix: 'shop', endpoint: 'https://storage.example' },
  });
  expect(() => parseSettings(env)).toThrow('BACKUP_PUBLIC_KEY must be set where BACKUP_TO names a bucket');
});

it('reads the given values', () => {
  const env = { DISCOUNTS_ENABLED: 'true', RATE_LIMITS: 'off', API_PORT: '0', PUBLIC_URL: 'https://shop.example.ru/' };

  expect(parseSettings(env)).toMatchObject({
    areDiscountsEnabled: true,
    areRateLimitsOn: false,
    port: 0,
    publicUrl: 'https://shop.example.ru',
  });
});

it.each([
  [true, {}],
  [false, { DEMO_DATA: 'off' }],
  [false, { DATABASE_URL: 'postgres:///shop' }],
  [true, { DATABASE_URL: 'postgres:///shop', DEMO_DATA: 'on' }],
])('wants demonstration goods: %s, with %o', (isDemoDataWanted, env) => {
  expect(parseSettings(env)).toMatchObject({ isDemoDataWanted });
});

it('knows the owner by the former name of the setting, too', () => {
  expect(parseSettings({ STUDIO_OWNER: 'Old@example.ru' })).toMatchObject({ staffOwner: 'old@example.ru' });
  expect(parseSettings({ STUDIO_OWNER: 'old@example.ru', STAFF_OWNER: 'new@example.ru' })).toMatchObject({
    staffOwner: 'new@example.ru',
  });
});

it.each([
  ['DATABASE_URL', 'mysql://root:secret@localhost/shop'],
  ['DEMO_DATA', 'yes'],
  ['SMTP_URL', 'http://user:secret@localhost'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'the shop'],
  ['SHOP_EMAIL', 'orders'],
  ['STAFF_OWNER', 'the owner'],
  ['STUDIO_OWNER', 'the owner'],
  ['ORDER_MAX_LINES', '0'],
  ['ORDER_MAX_PIECES', '1000'],
  ['UNCONFIRMED_MAX_PIECES', 'many'],
  ['BACKUP_TO', '/mnt/backups'],
  ['BACKUP_TO', 'file:backups'],
  ['BACKUP_TO', 's3://'],
  ['BACKUP_PUBLIC_KEY', 'AGE-SECRET-KEY-1ABC'],
  ['BACKUP_KEY_FILE', 'key.txt'],
  ['BACKUP_KEEP', '4w'],
  ['BACKUP_KEEP', '0d'],
  ['LEADS_WEBHOOK_URL', 'ftp://secret@crm.example'],
  ['LEADS_WEBHOOK_SECRET', 'short secret'],
  ['LEADS_KEEP_DAYS', '0'],
  ['RATE_LIMITS', 'none'],
  ['API_PORT', '70000'],
])('names %s when it is "%s", in one line and without secrets', (name, value) => {
  const parse = () => parseSettings({ [name]: value });

  expect(parse).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  expect(parse).not.toThrow(/secret/);
});
