import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { postGraphql } from '../../support/api';
import { root } from '../../support/run-command';
import { expect, test } from '../../support/test';

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** Names with an underscore that no parenthesis follows; functions of PromQL have one. */
const metricsIn = (text: string) => text.match(/\b[a-z]+(_[a-z0-9]+)+\b(?! ?\()/g) ?? [];
/** `name{label="value"`: what has to be in a line of /metrics. */
const selectorsIn = (text: string) => [...text.matchAll(/\b([a-z_]+)\{(?!job)(\w+="[^"]*")/g)];

test('every metric and label of alerts, dashboard and docs is in /metrics', async ({ siteUrl }) => {
  await fetch(`${siteUrl}/products`);
  await postGraphql(siteUrl, '{ siteProducts { id } }');
  const metrics = await (await fetch(`${siteUrl}/metrics`)).text();
  const dashboard = JSON.parse(await read('ops/grafana/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[]; // Grafana's format
  };
  const panels = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  const alerts = (await read('ops/prometheus/alerts.yml')).replaceAll('runbook_url', '');

  const rows = (await read('docs/operations.md')).split('\n').filter((line) => /^\| `[a-z]+_/.test(line));

  const names = new Set(
    metricsIn([panels, alerts, ...rows].join('\n')).map((name) => name.replace(/_(count|bucket)$/, '')),
  );
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !metrics.includes(`# TYPE ${name} `))).toEqual([]);
  const unknown = selectorsIn(panels + alerts).filter(([, name = '', label = '']) => {
    const samples = metrics.split('\n').filter((line) => line.startsWith(`${name}{`));
    return samples.length > 0 && !samples.some((line) => line.includes(label));
  });
  expect(unknown.map(([selector]) => selector)).toEqual([]);
});
