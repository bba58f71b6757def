const { appendFileSync } = require('node:fs');

/** @type {import('./count-cost.cjs').countCost} */
function countCost(kind, where) {
  const { GATE_COSTS_FILE } = process.env;
  if (GATE_COSTS_FILE) appendFileSync(GATE_COSTS_FILE, `${kind}\t${where}\n`);
}

module.exports = { countCost };
