import { readFileSync } from 'node:fs';
import path from 'node:path';
import { removeTemporaryDirs } from '../../testing/temporary-store';
import { startTestHost, textBundle } from '../../testing/test-host';

const ROOT_DIR = path.resolve(__dirname, '../../../..');
const OPERATORS_READ = ['ops/grafana/dashboard.json', 'ops/prometheus/alerts.yml', 'docs/operations.md'];

afterAll(removeTemporaryDirs);

it('every metric and label of the host that alerts, dashboard and docs name is in /metrics', async () => {
  const texts = OPERATORS_READ.map((file) => readFileSync(path.join(ROOT_DIR, file), 'utf8'));
  const text = texts.join('\n').replaceAll(String.raw`\"`, '"'); // the dashboard is JSON
  const host = await startTestHost({ 'mfe-test': [{ version: '1', code: textBundle('Главная') }] });
  await host.get('/');

  const metrics = (await host.get('/metrics')).body;
  await host.close();

  const names = new Set(text.match(/\bshop_host_\w*[a-z0-9]\b/g)?.map((name) => name.replace(/_(count|bucket)$/, '')));
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !metrics.includes(`# TYPE ${name} `))).toEqual([]);
  const selectors = [...text.matchAll(/\b(shop_host_\w+)\{(?!job)(\w+="[^"]*")/g)];
  const unknown = selectors.filter(([, name = '', label = '']) => {
    const samples = metrics.split('\n').filter((line) => line.startsWith(`${name}{`));
    return !samples.some((line) => line.includes(label));
  });
  expect(selectors.length).toBeGreaterThan(2);
  expect(unknown.map(([selector]) => selector)).toEqual([]);
});
