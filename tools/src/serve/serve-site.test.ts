import { publishAtStart } from './publish-at-start';
import { createProgramRunner, type RunProgram } from './run-programs';
import { serveSite } from './serve-site';

jest.mock('../check-tools', () => ({ writeApiAddress: jest.fn() }));
jest.mock('../open-releases', () => ({ releasesOf: () => ({ keys: { publicKey: { export: () => 'a key' } } }) }));
jest.mock('../private-data', () => ({ closeToOthers: jest.fn() }));
jest.mock('./publish-at-start', () => ({ publishAtStart: jest.fn() }));
jest.mock('./run-programs', () => ({ createProgramRunner: jest.fn(), print: jest.fn() }));

interface Run {
  name: string;
  settings: NodeJS.ProcessEnv;
  listen: (port: number) => void;
}

const { env } = process;
let runs: Run[];

const run: RunProgram = (name, settings) => new Promise((listen) => runs.push({ name, settings, listen }));
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Starts the site, and returns once its API listens. */
async function startSite() {
  const site = serveSite();
  await turn();
  runs[0]?.listen(4001);
  await turn();
  return site;
}

beforeEach(() => {
  process.env = { PATH: env.PATH };
  runs = [];
  jest.mocked(createProgramRunner).mockReturnValue(run);
});

afterEach(() => {
  process.env = env;
});

it('publishes, then starts the API alone, which refuses a second site on its data', async () => {
  let publish = () => {};
  jest.mocked(publishAtStart).mockReturnValueOnce(new Promise((resolve) => (publish = resolve)));

  void serveSite();
  await turn();
  expect(runs).toEqual([]);
  publish();
  await turn();

  expect(runs.map(({ name }) => name)).toEqual(['api']);
});

it.each([
  ['', /^http:\/\/127\.0\.0\.1:[23]\d{4}$/],
  ['0', /^http:\/\/127\.0\.0\.1:[23]\d{4}$/],
  ['4002', /^http:\/\/127\.0\.0\.1:4002$/],
])('starts delivery and host beside each other, with one port of delivery (%j)', async (given, address) => {
  process.env.DELIVERY_PORT = given;

  void startSite();
  await turn();
  await turn();

  expect(runs.map(({ name }) => name)).toEqual(['api', 'delivery', 'host']);
  const [, delivery, host] = runs.map(({ settings }) => settings);
  expect(delivery).toMatchObject({ API_URL: 'http://127.0.0.1:4001' });
  expect(host).toMatchObject({ API_URL: 'http://127.0.0.1:4001', DELIVERY_URL: expect.stringMatching(address) });
  expect(host?.DELIVERY_URL).toBe(`http://127.0.0.1:${delivery?.DELIVERY_PORT}`);
});
