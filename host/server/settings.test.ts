import path from 'node:path';
import { readSettings, SettingError } from './settings';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      remotesDir: path.resolve('.data/remotes'),
      publicUrl: 'http://localhost:3000',
      apiUrl: 'http://127.0.0.1:3001',
      isPaymentDisabled: true,
      areDiscountsEnabled: false,
      areAccessoriesPreselected: true,
      mapTilesUrl: null,
      mapTilesAttribution: '© OpenStreetMap',
      logLevel: 'info',
    });
  });

  it('reads what is set', () => {
    const settings = readSettings({
      PORT: '8080',
      DATA_DIR: '/srv/shop',
      PUBLIC_URL: 'https://shop.test/anything',
      API_URL: 'http://10.0.0.2:4000/',
      PAYMENT_DISABLED: 'false',
      DISCOUNTS_ENABLED: 'true',
      ACCESSORIES_PRESELECTED: 'false',
      MAP_TILES_URL: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Картографы',
      LOG_LEVEL: 'silent',
    });

    expect(settings).toEqual({
      port: 8080,
      remotesDir: '/srv/shop/remotes',
      publicUrl: 'https://shop.test',
      apiUrl: 'http://10.0.0.2:4000',
      isPaymentDisabled: false,
      areDiscountsEnabled: true,
      areAccessoriesPreselected: false,
      mapTilesUrl: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
      mapTilesAttribution: '© Картографы',
      logLevel: 'silent',
    });
  });

  it('takes an empty setting for one that is not there, and does not mind spaces', () => {
    expect(readSettings({ PORT: ' 4000 ', PUBLIC_URL: '', LOG_LEVEL: '  ' })).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      logLevel: 'info',
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'shop.test'],
    ['PUBLIC_URL', 'ftp://shop.test'],
    ['API_URL', 'localhost:3001'],
    ['PAYMENT_DISABLED', 'yes'],
    ['DISCOUNTS_ENABLED', '1'],
    ['ACCESSORIES_PRESELECTED', 'TRUE'],
    ['MAP_TILES_URL', 'tiles/{z}/{x}/{y}.png'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names both', (name, value) => {
    const read = () => readSettings({ [name]: value });

    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name}: "${value.replaceAll(/[{}.?*]/g, '\\$&')}" [^\n]+$`));
  });
});
