import { findProgram } from './find-program';

/**
 * Finds a browser for tests, benchmarks and printing.
 * @throws RefusedError that explains what to do when there is none
 */
export const findChromium = () =>
  findProgram({
    title: 'browser (Chromium or Google Chrome)',
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    usualPlaces: [
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debianPackage: 'chromium',
  });
