import { findOptional } from './find-optional';
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

/**
 * Finds the browser of the journeys: Chromium without its window, which takes three quarters of the
 * time, or else a whole one.
 * @throws RefusedError that explains what to do when there is none
 */
export const findHeadlessChromium = () =>
  findOptional(
    {
      title: 'headless Chromium',
      variable: 'CHROME_PATH',
      names: ['chromium-headless-shell', 'chrome-headless-shell'],
      debianPackage: 'chromium-headless-shell',
    },
    'The journeys take a third longer in a whole browser.',
  ) ?? findChromium();
