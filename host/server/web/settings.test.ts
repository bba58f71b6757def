import path from 'node:path';
import { readSettings } from './settings';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      dataDir: path.resolve('.data'),
      store: expect.objectContaining({ folder: path.resolve('.data/remotes') }),
      publicKey: expect.any(Function),
      publicUrl: 'http://localhost:3000',
      apiUrl: 'http://127.0.0.1:3001',
      cdnPurgeUrl: null,
      deliveryUrl: null,
      isPaymentDisabled: true,
      areDiscountsEnabled: false,
      areAccessoriesPreselected: true,
      maxPieces: 10,
      mapTilesUrl: null,
      mapTilesAttribution: '© OpenStreetMap',
      logLevel: 'info',
      tracing: { endpoint: null, share: 0.1 },
      renderers: expect.any(Number),
      rendererMemoryMb: 512,
      pageCacheBytes: 256 * 1024 * 1024,
      areRateLimitsOn: true,
      trustedProxies: ['loopback'],
      isDevelopment: false,
    });
  });

  it('reads every variable', () => {
    const settings = readSettings({
      PORT: '8080',
      DATA_DIR: '/srv/shop',
      PUBLIC_URL: 'https://shop.test/anything',
      API_URL: 'http://10.0.0.2:4000/',
      PAYMENT_DISABLED: 'false',
      DISCOUNTS_ENABLED: 'true',
      ACCESSORIES_PRESELECTED: 'false',
      CDN_PURGE_URL: 'https://cdn.test/purge',
      DELIVERY_URL: 'http://10.0.0.3:5000/',
      MAP_TILES_URL: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Картографы',
      LOG_LEVEL: 'silent',
      RENDERERS: '8',
      RENDERER_MEMORY_MB: '1024',
      PAGE_CACHE_MB: '64',
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '10.0.0.2',
      NODE_ENV: 'development',
    });

    expect(settings).toEqual({
      port: 8080,
      dataDir: '/srv/shop',
      store: expect.objectContaining({ folder: '/srv/shop/remotes' }),
      publicKey: expect.any(Function),
      publicUrl: 'https://shop.test',
      apiUrl: 'http://10.0.0.2:4000',
      cdnPurgeUrl: 'https://cdn.test/purge',
      deliveryUrl: 'http://10.0.0.3:5000',
      isPaymentDisabled: false,
      areDiscountsEnabled: true,
      areAccessoriesPreselected: false,
      maxPieces: 10,
      mapTilesUrl: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
      mapTilesAttribution: '© Картографы',
      logLevel: 'silent',
      tracing: { endpoint: null, share: 0.1 },
      renderers: 8,
      rendererMemoryMb: 1024,
      pageCacheBytes: 64 * 1024 * 1024,
      areRateLimitsOn: false,
      trustedProxies: ['10.0.0.2'],
      isDevelopment: true,
    });
  });

  it('derives the public URL from the port when it is not set', () => {
    expect(readSettings({ PORT: '4000', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:4000');
  });

  it.each([
    ['API_URL', 'localhost:3001'],
    ['MAP_TILES_URL', 'tiles/{z}/{x}/{y}.png'],
    ['CDN_PURGE_URL', 'cdn.test'],
    ['RENDERERS', '0'],
    ['RENDERER_MEMORY_MB', 'a lot'],
    ['PAGE_CACHE_MB', '0'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });
});
