import type { Logger } from 'pino';
import type { PageTestOutcome } from '../../generated/resolvers-types';
import { repeat, type Repeated } from '../../repeat';
import { titleOf } from '../pages/document-page';
import type { PagesServices, PagesTransaction } from '../pages/pages-services';
import { decide } from './sequential-test';
import { takeOutcome } from './take-outcome';
import { testEndedMail } from './test-mail';
import type { TestRow } from './test-repository';

const INTERVAL_MS = 2_000;

/** How a running test has ended by now; null: it goes on. */
function outcomeOf({ successes_a: a, successes_b: b, share, ends_at: endsAt }: TestRow): PageTestOutcome | null {
  const better = decide({ a, b }, share / 100);
  if (better) return better === 'b' ? 'wonB' : 'wonA';
  return endsAt.getTime() <= Date.now() ? 'undecided' : null;
}

async function judge(tx: PagesTransaction, pageId: string): Promise<void> {
  await tx.pages.lockSite();
  const page = await tx.pages.lock(pageId);
  const test = page && (await tx.tests.lockRunning(pageId));
  const outcome = test && outcomeOf(test);
  if (outcome) await takeOutcome(tx, page, test, { outcome, userId: null });
}

/** Tells whoever has started a test how it ended, by mail. */
async function tell(tx: PagesTransaction, test: TestRow, publicUrl: string): Promise<void> {
  await tx.tests.setTold(test.id);
  const starter = await tx.staff.findPerson(test.started_by);
  const page = await tx.pages.find(test.page_id);
  if (!starter || !page || test.outcome === null) return;
  const named = { id: page.id, title: titleOf(JSON.parse(page.draft), page.path) };
  await tx.outbox.add(testEndedMail({ email: starter.email, outcome: test.outcome, page: named }, publicUrl));
}

/**
 * Ends the tests that are decided or have lasted too long, and tells of those that have ended.
 * Processes wait for each other at the lock, after which a test no longer runs: each ends once.
 */
export async function judgeTests(services: PagesServices): Promise<void> {
  const { tests, inTransaction, onPublished, onMailQueued, publicUrl } = services;
  const decided = (await tests.findRunning()).filter((test) => outcomeOf(test) !== null);
  for (const { page_id: pageId } of decided) await inTransaction((tx) => judge(tx, pageId));
  if (decided.length > 0) await onPublished();
  if (!(await tests.hasUntold())) return;
  await inTransaction(async (tx) => {
    for (const test of await tx.tests.lockUntold()) await tell(tx, test, publicUrl);
  });
  onMailQueued();
}

export const startTestJudge = (services: PagesServices, log: Logger): Repeated =>
  repeat(
    () => judgeTests(services),
    INTERVAL_MS,
    (error) => log.warn({ err: error }, 'tests of pages not judged'),
  );
