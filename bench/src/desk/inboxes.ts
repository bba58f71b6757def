import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../cpu-time';
import { median } from '../statistics';
import type { BenchApi } from '../start-api';
import type { Query } from './queries';

/** How many lists of orders are open at once. */
export const INBOXES = 50;
/** As often as the screen asks. */
const EACH_MS = 4000;
const MEASURED_MS = 20_000;
/** Single ones differ by a third: what an API does by itself comes in bursts. */
export const INBOX_TURNS = 5;
/** Lists are open all day: what the first of their questions cost says nothing. */
const ASKED_BEFORE = 3000;

/** A shop whose people ask. */
export interface Desk extends BenchApi {
  ask: (query: Query) => Promise<void>;
}

async function keepOpen({ ask }: Desk, { list, mark }: Inbox, from: number, isOver: () => boolean): Promise<void> {
  await sleep(from);
  await ask(list);
  while (!isOver()) {
    const startedAt = performance.now();
    await ask(mark);
    await sleep(Math.max(0, EACH_MS - (performance.now() - startedAt)));
  }
}

/** What a screen asks for at first, and then again and again. */
export interface Inbox {
  list: Query;
  mark: Query;
}

/** The cores that a process uses, by its work of the next seconds. */
async function shareOfCore(pid: number): Promise<number> {
  const [before, startedAt] = [await cpuSeconds(pid), performance.now()];
  await sleep(MEASURED_MS);
  return ((await cpuSeconds(pid)) - before) / ((performance.now() - startedAt) / 1000);
}

/** What open lists cost the API, beyond what it does by itself, in per cent of a core. */
async function turn(desk: Desk, inbox: Inbox, pid: number): Promise<number> {
  const idle = await shareOfCore(pid);
  let isOver = false;
  const inboxes = Array.from({ length: INBOXES }, (_, index) =>
    keepOpen(desk, inbox, (index / INBOXES) * EACH_MS, () => isOver),
  );
  await sleep(EACH_MS);
  const busy = await shareOfCore(pid);
  isOver = true;
  await Promise.all(inboxes);
  return (busy - idle) * 100;
}

/** What open lists cost the API while no order changes, in per cent of a core. */
export async function cpuOfInboxes(desk: Desk, inbox: Inbox): Promise<number> {
  const pid = desk.api.child.pid ?? 0;
  for (let count = 0; count < ASKED_BEFORE; count += 1) await desk.ask(inbox.mark);
  const costs: number[] = [];
  for (let count = 0; count < INBOX_TURNS; count += 1) costs.push(await turn(desk, inbox, pid));
  return median(costs);
}
