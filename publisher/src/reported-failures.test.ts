import { createReportedFailures, failuresOfRequest } from './reported-failures';
import { removeTemporaryDirs, temporaryDir, writeFiles } from './testing';

afterAll(removeTemporaryDirs);

const failure = (requestId: string, reason = 'x') => ({
  ...{ requestId, reason, path: '/products', stack: 'at f' },
  at: '2026-11-30T12:00:00.000Z',
});

it('finds what went wrong with a request, after a restart too', async () => {
  const dataDir = temporaryDir();
  await createReportedFailures(dataDir).note([failure('request-1', 'first'), failure('request-2')]);
  await createReportedFailures(dataDir).note([failure('request-1', 'then')]);

  expect(failuresOfRequest(dataDir, 'request-1').map(({ reason }) => reason)).toEqual(['first', 'then']);
  expect(failuresOfRequest(dataDir, 'request-3')).toEqual([]);
});

it('keeps the last thousand', async () => {
  const dataDir = temporaryDir();
  const failures = createReportedFailures(dataDir);

  await failures.note(Array.from({ length: 1001 }, (_, index) => failure(`request-${index}`)));

  expect([failuresOfRequest(dataDir, 'request-0').length, failuresOfRequest(dataDir, 'request-1').length]).toEqual([
    0, 1,
  ]);
});

it('begins anew with a damaged file', () => {
  const dataDir = temporaryDir();
  writeFiles(dataDir, { 'delivery/failures.json': '{' });

  expect(failuresOfRequest(dataDir, 'request-1')).toEqual([]);
});
