import { noFigures, type HostReport, type VersionFigures } from '@shop/shared/figures';
import { startServer, type LocalServer } from '../testing/local-server';
import { startFigureSender } from './send-figures';

const FIGURES: VersionFigures = { remote: 'mfe-test', version: '1', failedInARow: 0, ...noFigures(), views: 3 };

let delivery: LocalServer;
let stop: () => void;

async function setup(status: () => number) {
  const reports: { url: string | undefined; report: HostReport }[] = [];
  const waiting: (() => void)[] = [];
  delivery = await startServer((request, response, body) => {
    reports.push({ url: request.url, report: JSON.parse(body) as HostReport });
    response.writeHead(status()).end();
    waiting.splice(0).forEach((resume) => resume());
  });
  const counts = { take: jest.fn(() => [FIGURES]), giveBack: jest.fn() };
  const onFailure = jest.fn();
  const host = async () => ({ hostId: 'a:3000', hostVersion: '1', setId: 'abc' });
  stop = startFigureSender({ deliveryUrl: delivery.url, counts, host, onFailure, everyMs: 20 });
  return { reports, counts, onFailure, next: () => new Promise<void>((resolve) => waiting.push(resolve)) };
}

describe('startFigureSender', () => {
  afterEach(async () => {
    stop();
    await delivery.close();
  });

  it('sends what has happened, and who it is', async () => {
    const { reports, next, counts } = await setup(() => 204);

    await next();

    expect(reports[0]).toEqual({
      url: '/reports',
      report: { hostId: 'a:3000', hostVersion: '1', setId: 'abc', figures: [FIGURES] },
    });
    expect(counts.giveBack).not.toHaveBeenCalled();
  });

  it('keeps what delivery does not take, and complains once', async () => {
    const { next, counts, onFailure } = await setup(() => 503);

    await next();
    await next();
    await next();

    expect(counts.giveBack).toHaveBeenCalledWith([FIGURES]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
