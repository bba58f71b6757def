/** Files that configure a tool, as against source. */
const CONFIG = '\\.config\\.(cjs|mjs|ts)$';

/** Tests and what serves them. A test may look up: it shows a part in the page that holds it. */
const TEST = '(\\.test\\.tsx?$|/testing/)';

module.exports = { CONFIG, TEST };
