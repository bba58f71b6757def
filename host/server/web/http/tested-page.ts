import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  readAssignment,
  testCookieName,
  writeAssignment,
  type PublishedTest,
  type TestAssignment,
} from '@shop/shared/page-documents';
import { STATISTICS_COOKIE } from '../../../src/rum/rum-report';
import type { SitePage } from '../documents/site-pages';
import type { CachedPage } from '../pages/page-cache';
import type { PageRequest } from '../sets/page-request';
import { cookieOf, setCookie } from './cookies';
import type { FindPage } from './find-page';
import type { VisitorSet } from './find-set';
import { isRobot } from './is-robot';

/** What a visitor gets of a page that may be tested. */
export interface TestedPage {
  /** Whether others may get another version under the same address. */
  isTested: boolean;
  /** The number of the version that is tried, for the visitors who get it. */
  tried?: number;
}

/** The test of a page whose tried version this host can show. */
export function runningTest(page: Pick<SitePage, 'test' | 'tried'> | undefined): PublishedTest | null {
  return page?.tried && page.test ? page.test : null;
}

/** Keeps, until the test ends at the latest, what a visitor gets and what was counted of it. */
export function keepAssignment(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, endsAt }: PublishedTest,
  assignment: TestAssignment,
): void {
  const maxAgeS = Math.max(1, Math.ceil((Date.parse(endsAt) - Date.now()) / 1000));
  setCookie(request, reply, { name: testCookieName(id), value: writeAssignment(assignment), maxAgeS });
}

export const assignmentOf = (request: FastifyRequest, { id }: PublishedTest): TestAssignment | null =>
  readAssignment(cookieOf(request, testCookieName(id)));

function assign(request: FastifyRequest, reply: FastifyReply, test: PublishedTest): TestAssignment {
  const known = assignmentOf(request, test);
  if (known) return known;
  const assignment = { variant: randomInt(100) < test.share ? 'b' : 'a', step: 'got' } as const;
  keepAssignment(request, reply, test, assignment);
  return assignment;
}

export type ChooseTested = (
  request: FastifyRequest,
  reply: FastifyReply,
  requested: PageRequest,
  visitor: VisitorSet,
) => TestedPage;

/**
 * Chooses which version of a tested page a visitor gets, for as long as the test runs. Only those
 * who allow statistics take part; robots and previews never do.
 */
export function createTestedPages(pageAt: (path: string) => SitePage | undefined): ChooseTested {
  return (request, reply, { match }, { audience }) => {
    const test = match && runningTest(pageAt(match.route.path));
    if (!test || audience === 'preview') return { isTested: false };
    if (isRobot(request.headers['user-agent'])) return { isTested: true };
    if (cookieOf(request, STATISTICS_COOKIE) !== '1') {
      const name = testCookieName(test.id);
      if (cookieOf(request, name) !== null) setCookie(request, reply, { name, value: '', maxAgeS: 0 });
      return { isTested: true };
    }
    const { variant } = assign(request, reply, test);
    return { isTested: true, ...(variant === 'b' && { tried: test.number }) };
  };
}

/** Finds the page of a visitor. A tried version that fails or lacks something gives way to A. */
export async function findTested(
  findPage: FindPage,
  request: FastifyRequest,
  requested: PageRequest,
  { tried }: TestedPage,
): Promise<CachedPage> {
  if (tried === undefined) return findPage(request, requested);
  const page = await findPage(request, { ...requested, tried });
  return page.status === 200 && page.isComplete ? page : findPage(request, requested);
}
