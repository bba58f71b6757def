/** Files that configure a tool, as against source. */
const CONFIG = '\\.config\\.(cjs|mjs|ts)$';

module.exports = { CONFIG };
