import { removeTemporaryDirs, temporaryDir } from '../testing';
import { openRegistryMemory } from './registry-memory';

afterAll(removeTemporaryDirs);

const STORE = { address: 'file:/shop/remotes' };
const textOf = (revision: number) => JSON.stringify({ revision });

it('keeps the newest registry, whoever of two writes last', async () => {
  const memory = openRegistryMemory(temporaryDir(), STORE);

  await Promise.all([memory.write(textOf(2)), memory.write(textOf(3))]);
  await memory.write(textOf(1));

  expect(await memory.read()).toBe(textOf(3));
});

it('is of one store, whose files another one does not have', async () => {
  const dataDir = temporaryDir();
  await openRegistryMemory(dataDir, STORE).write(textOf(1));

  expect(await openRegistryMemory(dataDir, { address: 's3://shop/remotes' }).read()).toBeNull();
});
