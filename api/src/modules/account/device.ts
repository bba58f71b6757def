// The first match counts: browsers name those they descend from as well.
const BROWSERS: readonly (readonly [name: string, token: RegExp])[] = [
  ['Яндекс Браузер', /\bYaBrowser\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, token: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * What a User-Agent header says of browser and system, by which a person recognizes a device:
 * «Chrome, Windows». Versions and models are left out, because that is enough to recognize it.
 * @returns null when the browser is unknown
 */
export function deviceOf(userAgent: string): string | null {
  const browser = BROWSERS.find(([, token]) => token.test(userAgent));
  if (!browser) return null;
  const system = SYSTEMS.find(([, token]) => token.test(userAgent));
  return [browser, system].flatMap((found) => (found ? [found[0]] : [])).join(', ');
}
