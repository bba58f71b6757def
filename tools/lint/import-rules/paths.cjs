/** Configuration files of tools, as opposed to source. */
const CONFIG = '\\.config\\.(cjs|mjs|ts)$';

/**
 * Tests and their helpers. A test may import from above:
 * it shows a part in the page that contains it.
 */
const TEST = '(\\.test\\.tsx?$|/testing/)';

module.exports = { CONFIG, TEST };
