import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { liveRemote } from '../testing/live-remote';
import { createFederationLoader, fileUrl } from './federation-loader';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(() => ({})),
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const here = liveRemote('mfe-catalog', [], { integrity: { 'a.js': 'sha256-A' } });
const elsewhere = liveRemote('mfe-far', [], { url: 'https://cdn.test/far/remoteEntry.js' });
const remote = { name: 'mfe-catalog', routes: [] };

const registered = () =>
  jest.mocked(registerRemotes).mock.calls.map(([[entry], options]) => ({ ...entry, ...options }));

describe('createFederationLoader', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    jest.mocked(getInstance).mockReturnValue({} as ReturnType<typeof getInstance>);
    jest.mocked(loadRemote).mockResolvedValue({ remote });
  });

  it('registers every remote and loads none before it is needed', () => {
    createFederationLoader([here, elsewhere]);

    expect(registered()).toMatchObject([
      { name: 'mfe_catalog', entry: 'http://localhost/remotes/mfe-catalog/1/remoteEntry.js', force: false },
      { name: 'mfe_far', entry: 'https://cdn.test/far/remoteEntry.js', force: false },
    ]);
    expect(loadRemote).not.toHaveBeenCalled();
    expect(globalThis.shopIntegrity).toEqual({ 'http://localhost/remotes/mfe-catalog/1/a.js': 'sha256-A' });
  });

  it('loads a remote once', async () => {
    const load = createFederationLoader([here]);

    expect(await load(here)).toBe(remote);
    expect(await load(here)).toBe(remote);

    expect(loadRemote).toHaveBeenCalledTimes(1);
    expect(loadRemote).toHaveBeenCalledWith('mfe_catalog/remote');
  });

  it('requests a failed remote again under another address', async () => {
    const load = createFederationLoader([here]);
    jest.mocked(loadRemote).mockRejectedValueOnce(new Error('down'));
    await expect(load(here)).rejects.toThrow('down');

    expect(await load(here)).toBe(remote);

    expect(registered().at(-1)).toMatchObject({
      entry: 'http://localhost/remotes/mfe-catalog/1/remoteEntry.js?r=1',
      force: true,
    });
  });

  it.each([[null], [{}], [{ remote: { name: 'x' } }]])('refuses %p, which is not a remote', async (expose) => {
    jest.mocked(loadRemote).mockResolvedValueOnce(expose);

    await expect(createFederationLoader([here])(here)).rejects.toThrow('remote mfe-catalog 1 exposes no remote module');
  });

  it('throws when the host was built without federation', () => {
    jest.mocked(getInstance).mockReturnValue(null);

    expect(() => createFederationLoader([here])).toThrow('the federation runtime is not there');
  });

  it('sets integrity and timeout of a script, also for a retry', () => {
    createFederationLoader([here]);
    const [[plugin] = []] = jest.mocked(registerPlugins).mock.calls[0] ?? [];
    if (!plugin || !('createScript' in plugin)) throw new Error('no plugin');
    const create = (url: string) => plugin.createScript?.({ url }) as { script: HTMLScriptElement; timeout: number };

    const own = create('/remotes/mfe-catalog/1/a.js?r=2');
    const foreign = create('https://cdn.test/far/x.js');

    expect(own.script.integrity).toBe('sha256-A');
    expect(own.script.crossOrigin).toBeNull();
    expect(own.timeout).toBe(6000);
    expect(foreign.script.crossOrigin).toBe('anonymous');
  });
});

describe('fileUrl', () => {
  it('resolves a file next to the entry', () => {
    expect(fileUrl(here, 'a.js')).toBe('http://localhost/remotes/mfe-catalog/1/a.js');
    expect(fileUrl(elsewhere, 'a.js')).toBe('https://cdn.test/far/a.js');
  });
});
