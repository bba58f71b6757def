import { spawnSync } from 'node:child_process';
import path from 'node:path';

const BIN = path.resolve(__dirname, '../../kit/create-remote/bin.cjs');

/** Runs the file that `npx` runs, as another version of Node would. */
function runWith(version: string) {
  const script = `
    const versions = { ...process.versions, node: ${JSON.stringify(version)} };
    Object.defineProperty(process, 'versions', { value: versions });
    require(${JSON.stringify(BIN)});`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}

it.each(['18.20.4', '20.18.3'])('says which Node is needed, in one line, to version %s', (version) => {
  const { status, stderr } = runWith(version);

  expect(stderr).toMatch(/^Node 20\.19 or newer is needed, this is v\S+\n$/);
  expect(status).toBe(1);
});

it.each(['20.19.0', '22.1.0'])('goes on with version %s', (version) => {
  // What it goes on with is beside it only in the packed kit.
  expect(runWith(version).stderr).toContain('create-remote.cjs');
});
