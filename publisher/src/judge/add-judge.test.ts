import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { noFigures } from '@shop/node/figures';
import { listVersions } from '../releases';
import { putVersion, removeTemporaryDirs, temporaryDir, testReleases } from '../testing';
import { addJudge, type JudgeEvent } from '.';

let app: FastifyInstance;

afterEach(() => app.close());
afterAll(removeTemporaryDirs);

const visitsOf = (version: string, count: number, failedViews: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ remote: 'mfe-catalog', version, who: String(index), pages: 1, views: 1, failedViews },
  }));

it('asks a person once about reports that no page proves', async () => {
  const releases = testReleases();
  await putVersion(releases, '1');
  await putVersion(releases, '2', { traffic: 10 });
  const events: JudgeEvent[] = [];
  app = Fastify();
  let tell: () => void = jest.fn();
  const asked = new Promise<void>((resolve) => (tell = resolve));
  const onEvent = (event: JudgeEvent) => {
    events.push(event);
    tell();
  };
  await addJudge(app, { releases, dataDir: temporaryDir(), everyMs: 5, onEvent, onMended: jest.fn() });
  const visits = [{ remote: 'mfe-catalog', version: '2', who: '', pages: 0, views: 60, failedViews: 60 }];
  const report = { hostId: 'a:3000', hostVersion: '1', setId: 'abc', figures: [], visits };

  const answer = await app.inject({ method: 'POST', url: '/reports', payload: report });
  await asked;
  await setTimeout(100); // some rounds of the judge

  expect(answer.json().secret).toMatch(/^[\w-]{43}$/);
  expect(events).toEqual([
    expect.objectContaining({ action: 'ask', version: '2', why: expect.stringContaining('60 of 60 reports') }),
  ]);
});

it('takes a candidate back when hosts report that it fails, and keeps the figures', async () => {
  const releases = testReleases();
  const dataDir = temporaryDir();
  await putVersion(releases, '1');
  await putVersion(releases, '2', { traffic: 10 });
  const events: JudgeEvent[] = [];
  const hosts: string[] = [];
  app = Fastify();
  const happened = new Promise<void>((resolve) => {
    void addJudge(app, {
      ...{ releases, dataDir, everyMs: 10 },
      onReport: ({ hostId }) => hosts.push(hostId),
      onMended: () => undefined,
      onEvent: (event) => {
        events.push(event);
        resolve();
      },
    }).then(() =>
      app.inject({
        method: 'POST',
        url: '/reports',
        payload: {
          ...{ hostId: 'a:3000', hostVersion: '1', setId: 'abc' },
          figures: [{ remote: 'mfe-catalog', version: '2', failedInARow: 0, ...noFigures(), views: 200 }],
          visits: [...visitsOf('1', 1800, 0), ...visitsOf('2', 200, 1)],
        },
      }),
    );
  });

  await happened;

  expect(hosts).toEqual(['a:3000']);
  expect(events).toEqual([
    {
      ...{ action: 'take-back', remote: 'mfe-catalog', version: '2' },
      why: '200 of 200 visitors failed (100.0 %), of the live version 0 of 1800 (0.0 %)',
    },
  ]);
  expect((await listVersions(releases)).map(({ version, traffic }) => `${version}:${traffic}`)).toEqual([
    '1:100',
    '2:0',
  ]);
  await app.close();
  expect(existsSync(path.join(dataDir, 'figures.json'))).toBe(true);
});

it('puts the last registry back when somebody has put an older one into the store', async () => {
  const dataDir = temporaryDir();
  const releases = testReleases(dataDir);
  const file = path.join(dataDir, 'remotes/registry.json');
  await putVersion(releases, '1');
  const older = readFileSync(file, 'utf8');
  await putVersion(releases, '2');
  const good = readFileSync(file, 'utf8');
  app = Fastify();

  writeFileSync(file, older);
  const reason = await new Promise<string>((resolve) => {
    void addJudge(app, { releases, dataDir, everyMs: 10, onEvent: () => undefined, onMended: resolve });
  });

  expect(reason).toMatch(/^it is of .+, and older than the last one/);
  expect(readFileSync(file, 'utf8')).toBe(good);
});
