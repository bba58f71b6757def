import { createHostList } from './hosts';
import { removeTemporaryDirs, temporaryDir } from './testing';

afterAll(removeTemporaryDirs);

const report = { hostId: 'a:3000', hostVersion: '1', setId: 'abc', revision: 7, figures: [] };

it('whoever waits for the first report gets the revision that the host follows', async () => {
  const hosts = createHostList(temporaryDir());

  hosts.note(report, () => undefined);
  await hosts.first;

  expect(hosts.list()).toEqual([expect.objectContaining({ id: 'a:3000', revision: 7 })]);
});

it('nobody waits for longer where no host reports', async () => {
  const hosts = createHostList(temporaryDir(), 10);

  await hosts.first;

  expect(hosts.list()).toEqual([]);
});
