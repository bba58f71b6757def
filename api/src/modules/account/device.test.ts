import { deviceOf } from './device';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/148.0.0.0 YaBrowser/26.9 Safari/537.36`, 'Яндекс Браузер, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'Opera, Linux'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${KIT} SamsungBrowser/30.0 Chrome/140.0.0.0`, 'Samsung Internet, Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${KIT} Chrome/150.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:152.0) Gecko/20100101 Firefox/152.0', 'Firefox, macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Safari/604.1', 'Chrome, iPad'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  ['Chrome/150.0 (an unknown system)', 'Chrome'],
  ['curl/8.14.1', null],
  ['', null],
])('recognizes %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
