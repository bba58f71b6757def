import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RefusedError } from '@shop/node/refused-error';
import { generateAll } from '../generate';
import { ROOT_DIR } from '../packages';
import { AREAS, areasOf, type Area } from '../test/areas';
import { homelessSpecs, LIMITS, printCosts, readCosts } from '../test/costs/costs';
import { findMemoryFolder } from '../test/memory-folder';
import { provenTreeIn, type Changes } from '../test/proven-tree';
import { print, runStages, type Outcome } from '../test/run-stages';
import { gateStages, pulledStages, type Stage } from '../test/steps';
import { printTimes, printVerdict } from '../test/summary';
import { watchArea } from '../test/watch-area';

const COUNT_PROCESS = path.join(ROOT_DIR, 'tools/src/test/costs/count-process.cjs');
const OPTIONS = { only: { type: 'string' }, 'watch-area': { type: 'string' } } as const;

function chosenStages(only: string | undefined): Stage[] {
  const stages = gateStages();
  const known = stages.flat().map(({ name }) => name);
  const names = only?.split(',') ?? known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new RefusedError(`--only: no step "${unknown}"; there are ${known.join(', ')}`);
  return stages.map((stage) => stage.filter(({ name }) => names.includes(name))).filter(({ length }) => length > 0);
}

function areaNamed(name: string): Area {
  const area = AREAS.find((one) => one === name);
  if (!area) throw new RefusedError(`--watch-area: no area "${name}"; there are ${AREAS.join(', ')}`);
  return area;
}

interface Gate {
  outcomes: Outcome[];
  /** Lines about what costs too much. */
  faults: string[];
}

/** Runs the gate, and holds what it costs against the limits. */
async function runGate(stages: readonly Stage[], isWhole: boolean): Promise<Gate> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-costs-'));
  const file = path.join(folder, 'costs');
  const required = [process.env.NODE_OPTIONS, `--require=${JSON.stringify(COUNT_PROCESS)}`].filter(Boolean);
  const memory = findMemoryFolder();
  try {
    const outcomes = await runStages(stages, {
      ...{ GATE_COSTS_FILE: file, NODE_OPTIONS: required.join(' ') },
      ...(memory && { TMPDIR: memory }),
    });
    printTimes(outcomes);
    // Of some steps alone, the counts say nothing.
    const isCheap = !isWhole || printCosts([...readCosts(file), ...homelessSpecs()], LIMITS, print);
    return { outcomes, faults: isCheap ? [] : ['the run costs more than its limits allow (tools/src/test/costs)'] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the gate leaves out of the areas that differ from the tree that has passed all tests. */
async function runPulled(changes: Changes): Promise<Outcome[]> {
  if (!changes.isKnown) {
    print(`\nWhat the gate leaves out did not run: ${changes.reason}.`);
    return [];
  }
  const outcomes = await runStages(pulledStages(areasOf(changes.files)));
  printTimes(outcomes);
  return outcomes;
}

/**
 * `npm test [-- --only=lint,unit]`: each promise once, then what the gate leaves out of the areas
 * that have changed. `npm test -- --watch-area=checkout` repeats the tests of what is being edited.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const area = values['watch-area'];
  const changes = provenTreeIn(ROOT_DIR).changes();
  const stages = chosenStages(values.only);
  await generateAll();
  if (area !== undefined) return watchArea(areaNamed(area));
  const isWhole = values.only === undefined;
  const { outcomes, faults } = await runGate(stages, isWhole);
  const isGreen = faults.length === 0 && outcomes.every(({ isGood }) => isGood);
  const pulled = isWhole && isGreen ? await runPulled(changes) : [];
  printVerdict([...outcomes, ...pulled], faults);
}
