import { findOptional } from './find-optional';

const JOURNEYS = 'The journeys in it are skipped.';

/** Finds Firefox ESR; undefined, after a line that says so, when there is none. */
export const findFirefox = () =>
  findOptional(
    {
      title: 'Firefox',
      variable: 'FIREFOX_PATH',
      names: ['firefox-esr', 'firefox'],
      usualPlaces: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      debianPackage: 'firefox-esr',
    },
    JOURNEYS,
  );

/** Finds the driver of WebKitGTK, which has the engine of Safari; undefined when there is none. */
export const findWebkitDriver = () =>
  findOptional(
    {
      title: 'WebKit',
      variable: 'WEBKIT_DRIVER_PATH',
      names: ['WebKitWebDriver'],
      debianPackage: 'webkit2gtk-driver',
    },
    JOURNEYS,
  );

/** Finds the X server that WebKitGTK draws to; undefined when there is none. */
export const findXvfb = () =>
  findOptional({ title: 'Xvfb', variable: 'XVFB_PATH', names: ['Xvfb'], debianPackage: 'xvfb' }, 'WebKit needs it.');
