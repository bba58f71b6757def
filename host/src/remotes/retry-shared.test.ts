import { createInstance } from '@module-federation/runtime-tools/runtime';
import { retryShared } from './retry-shared';

it('loads a shared module again after a failure', async () => {
  const get = jest.fn<Promise<() => object>, []>();
  get.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => ({ Client: 'urql' }));
  const shared = { version: '1.0.0', scope: 'default', get, shareConfig: { requiredVersion: '^1.0.0' } };
  const instance = createInstance({ name: 'host', remotes: [], plugins: [retryShared], shared: { urql: shared } });

  await expect(instance.loadShare('urql')).rejects.toThrow('offline');
  const load = await instance.loadShare<object>('urql');

  expect(load && load()).toEqual({ Client: 'urql' });
  expect(get).toHaveBeenCalledTimes(2);
});
