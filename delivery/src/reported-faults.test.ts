import { createReportedFaults, faultsOf } from './reported-faults';
import { removeTemporaryDirs, temporaryDir, writeFiles } from './testing';

afterAll(removeTemporaryDirs);

const fault = (requestId: string, reason = 'x') => ({
  ...{ requestId, reason, path: '/products', stack: 'at f' },
  at: '2026-11-30T12:00:00.000Z',
});

it('finds what went wrong with a request, after a restart too', async () => {
  const dataDir = temporaryDir();
  await createReportedFaults(dataDir).note([fault('request-1', 'first'), fault('request-2')]);
  await createReportedFaults(dataDir).note([fault('request-1', 'then')]);

  expect(faultsOf(dataDir, 'request-1').map(({ reason }) => reason)).toEqual(['first', 'then']);
  expect(faultsOf(dataDir, 'request-3')).toEqual([]);
});

it('keeps the last thousand', async () => {
  const dataDir = temporaryDir();
  const faults = createReportedFaults(dataDir);

  await faults.note(Array.from({ length: 1001 }, (_, index) => fault(`request-${index}`)));

  expect([faultsOf(dataDir, 'request-0').length, faultsOf(dataDir, 'request-1').length]).toEqual([0, 1]);
});

it('begins anew with a damaged file', () => {
  const dataDir = temporaryDir();
  writeFiles(dataDir, { 'delivery/faults.json': '{' });

  expect(faultsOf(dataDir, 'request-1')).toEqual([]);
});
