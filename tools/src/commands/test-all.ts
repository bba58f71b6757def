import { generateAll } from '../generate';
import { ROOT_DIR } from '../packages';
import { PROVEN_FILE, provenTreeIn } from '../test/proven-tree';
import { print, runStages } from '../test/run-stages';
import { allStages } from '../test/steps';
import { printTimes, printVerdict } from '../test/summary';

/** `npm run test:all`: everything, in every engine and topology. Notes the tree that passes. */
export async function run(): Promise<void> {
  const repository = provenTreeIn(ROOT_DIR);
  const tree = repository.committedTree();
  if (!tree) print('Something is not committed: this run proves no tree.');
  await generateAll();
  const outcomes = await runStages(allStages());
  const isGreen = printTimes(outcomes);
  const faults = tree && isGreen && repository.committedTree() !== tree ? ['the tree has changed meanwhile'] : [];
  if (tree && isGreen && faults.length === 0) {
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    repository.write({ tree, passed, at: new Date().toISOString(), node: process.version });
    print(`\n${PROVEN_FILE} names the tree ${tree}: commit it.`);
  }
  printVerdict(outcomes, faults);
}
