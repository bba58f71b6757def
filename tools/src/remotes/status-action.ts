import { setTimeout as sleep } from 'node:timers/promises';
import { print, type Action } from './action';
import { statusTable } from './status-table';

const WATCH_MS = 2000;

/** Moves to the first column of the first line and empties the screen (ECMA-48). */
const CLEAR = '\u001B[H\u001B[2J';

/**
 * How the versions fare that have visitors, and who has another registry; with `--watch` again and
 * again, until Ctrl+C.
 */
export const statusAction: Action = async ({ delivery, values }) => {
  const show = async () => {
    const status = await delivery.status();
    const disagreements = await delivery.disagreements();
    if (values.json) {
      print(JSON.stringify(status, null, 2));
      for (const line of disagreements) process.stderr.write(`${line}\n`);
    } else print((values.watch ? CLEAR : '') + [...statusTable(status, Date.now()), ...disagreements].join('\n'));
  };
  await show();
  while (values.watch) {
    await sleep(WATCH_MS);
    await show();
  }
};
