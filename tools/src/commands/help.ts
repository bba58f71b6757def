import { HELP } from '../help/help-texts';

/** Prints every command with what it does. */
export function run(): Promise<void> {
  for (const { title, lines } of HELP) {
    console.log(`\n${title}`);
    for (const { command, text } of lines) console.log(`  ${command}\n      ${text}`);
  }
  console.log('\nSettings are in docs/settings.md.');
  return Promise.resolve();
}
