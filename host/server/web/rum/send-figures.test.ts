import { noFigures, type HostReport, type VersionFigures, type VersionVisit } from '@shop/node/figures';
import { startServer, type LocalServer } from '../../testing/local-server';
import { startFigureSender, type FigureSender } from './send-figures';

const FIGURES: VersionFigures = { remote: 'mfe-test', version: '1', failedInARow: 0, ...noFigures(), views: 3 };

const VISIT: VersionVisit = { remote: 'mfe-test', version: '2', who: 'a', pages: 1, views: 1, failedViews: 0 };

const FAILURE = { requestId: 'request-1', at: '2026-11-30T12:00:00.000Z', path: '/', reason: 'x', stack: 'at f' };

const OPENED = { address: '/products', views: 2 };

let delivery: LocalServer;
let sender: FigureSender;

async function setup(status: () => number, everyMs = 20) {
  const reports: { url: string | undefined; report: HostReport }[] = [];
  const waiting: (() => void)[] = [];
  delivery = await startServer((request, response, body) => {
    reports.push({ url: request.url, report: JSON.parse(body) as HostReport });
    response.writeHead(status()).end('{"secret":"new"}');
    waiting.splice(0).forEach((resume) => resume());
  });
  const counts = { take: jest.fn(() => [FIGURES]), giveBack: jest.fn() };
  const visits = { take: jest.fn(() => [VISIT]), giveBack: jest.fn() };
  const opened = { take: jest.fn(() => [OPENED]), giveBack: jest.fn() };
  const failures = { take: jest.fn(() => [FAILURE]), giveBack: jest.fn() };
  const onSecret = jest.fn();
  const onFailure = jest.fn();
  const host = async () => ({ hostId: 'a:3000', hostVersion: '1', setId: 'abc' });
  sender = startFigureSender({
    deliveryUrl: delivery.url,
    counts,
    visits,
    opened,
    failures,
    onSecret,
    host,
    onFailure,
    everyMs,
  });
  return {
    reports,
    counts,
    visits,
    opened,
    failures,
    onSecret,
    onFailure,
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

describe('startFigureSender', () => {
  afterEach(async () => {
    sender.stop();
    await delivery.close();
  });

  it('sends what has happened, and who it is', async () => {
    const { reports, next, counts, onSecret } = await setup(() => 200);

    await next();

    expect(reports[0]).toEqual({
      url: '/reports',
      report: {
        hostId: 'a:3000',
        hostVersion: '1',
        setId: 'abc',
        figures: [FIGURES],
        visits: [VISIT],
        opened: [OPENED],
        failures: [FAILURE],
      },
    });
    expect(counts.giveBack).not.toHaveBeenCalled();
    expect(await new Promise((resolve) => onSecret.mockImplementation(resolve))).toBe('new');
  });

  it('tells at once that it follows a change', async () => {
    const { reports } = await setup(() => 200, 60_000);

    await sender.send();

    expect(reports).toHaveLength(1);
  });

  it('keeps what delivery does not take, and complains once', async () => {
    const { next, counts, visits, opened, onFailure } = await setup(() => 503);

    await next();
    await next();
    await next();

    expect(counts.giveBack).toHaveBeenCalledWith([FIGURES]);
    expect(opened.giveBack).toHaveBeenCalledWith([OPENED]);
    expect(visits.giveBack).toHaveBeenCalledWith([VISIT]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
