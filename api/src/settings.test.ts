import path from 'node:path';
import { parseSettings } from './settings';

it('has a default for every setting', () => {
  expect(parseSettings({})).toEqual({
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: 'INVIS DUOS <shop@example.ru>',
    shopEmail: 'orders@example.ru',
    publicUrl: 'http://localhost:3000',
    isPaymentDisabled: true,
    areDiscountsEnabled: false,
    areAccessoriesPreselected: true,
    areRateLimitsOn: true,
    logLevel: 'info',
    host: '127.0.0.1',
    port: 3001,
    isDevelopment: false,
  });
});

it('takes an empty variable for a missing one', () => {
  expect(parseSettings({ SMTP_URL: '', PAYMENT_DISABLED: ' ' })).toEqual(parseSettings({}));
});

it('reads what is set', () => {
  const env = { DISCOUNTS_ENABLED: 'true', RATE_LIMITS: 'off', API_PORT: '0', PUBLIC_URL: 'https://shop.example.ru/' };

  expect(parseSettings(env)).toMatchObject({
    areDiscountsEnabled: true,
    areRateLimitsOn: false,
    port: 0,
    publicUrl: 'https://shop.example.ru',
  });
});

it.each([
  ['DATABASE_URL', 'mysql://root:secret@localhost/shop'],
  ['DATABASE_URL', 'localhost'],
  ['SMTP_URL', 'http://user:secret@localhost'],
  ['SMTP_URL', 'smtp://'],
  ['PUBLIC_URL', 'shop.example.ru'],
  ['MAIL_FROM', 'the shop'],
  ['SHOP_EMAIL', 'orders'],
  ['PAYMENT_DISABLED', 'yes'],
  ['DISCOUNTS_ENABLED', '1'],
  ['ACCESSORIES_PRESELECTED', 'TRUE'],
  ['RATE_LIMITS', 'none'],
  ['LOG_LEVEL', 'loud'],
  ['API_PORT', '70000'],
  ['API_PORT', '-1'],
])('names %s when it is "%s", in one line without the value’s secrets', (name, value) => {
  const parse = () => parseSettings({ [name]: value });

  expect(parse).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  expect(parse).not.toThrow(/secret/);
});
