import type { RendererMessage, RendererSetup } from '../protocol/messages';
import { createJobServer } from './serve-jobs';

const SETUP = { config: { publicUrl: 'https://shop.test' }, hostScripts: [], starter: '' } as unknown as RendererSetup; // all that a load reads
const REMOTE = { remote: 'mfe-test', version: '1' };
const CODE = 'exports.remote = { name: "mfe-test", routes: [] };';

/** Loads a remote, and returns what the renderer says, besides what is running. */
async function load(findChange: () => string | null, isTraced = false): Promise<RendererMessage[]> {
  return new Promise((resolve) => {
    const said: RendererMessage[] = [];
    const send = (message: RendererMessage) => {
      if (message.type !== 'running') said.push(message);
      setImmediate(resolve, said);
    };
    const { receive } = createJobServer({ send, findChange });
    receive({ type: 'setup', setup: SETUP });
    receive({ type: 'bundle', bundle: { ...REMOTE, code: CODE, base: '/' } });
    receive({ type: 'job', job: { kind: 'load', ...REMOTE, isTraced } });
  });
}

it('says when a job is done', async () => {
  expect(await load(() => null)).toEqual([{ type: 'done', result: null }]);
});

it('fails a job after which a built-in object is not what it was', async () => {
  const failure = { part: null, reason: 'changed the built-in map', isFatal: true, isPoisoned: true };

  expect(await load(() => 'map')).toEqual([{ type: 'failed', failure }]);
});

it('names the part that has changed it when it is asked to look after each', async () => {
  let looks = 0;

  const [first] = await load(() => ((looks += 1) === 1 ? null : 'map'), true);

  expect(first).toMatchObject({ type: 'failed', failure: { part: { ...REMOTE, name: 'load' }, isPoisoned: true } });
});
