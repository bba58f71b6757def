import { readPromises } from './promises';

test('the table of promises in e2e/README.md is that of the specs', async () => {
  const { present, wanted } = await readPromises();

  expect(present).toBe(wanted);
});
