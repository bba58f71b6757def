/* global jest */

// Tests fill in forms key by key and load parts of a page, which takes time on a busy machine.
jest.setTimeout(30_000);

if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom/jest-globals');
  require('@testing-library/dom').configure({ asyncUtilTimeout: 5000 });
}
