import Fastify from 'fastify';
import type { ListTexts } from '../lists/list-cache';
import { addOutdatedManuals } from './outdated-manuals';

const PDF = '/documents/manuals/invis_duos.pdf';
const PRINTED = { [PDF]: { 'invis_duos.backup': '24\u00A0ч', 'invis_duos.warranty.value': '24' } };

function factsList(backup: string): ListTexts {
  const siteFacts = [
    { key: 'invis_duos.backup', name: 'Резерв', value: backup, unit: 'ч' },
    { key: 'invis_duos.warranty', name: 'Гарантия', value: '24', unit: 'мес.' },
  ];
  return { facts: { text: JSON.stringify({ data: { siteFacts } }) } };
}

function hostWith(lists: ListTexts) {
  const app = Fastify();
  addOutdatedManuals(app, { get: async () => lists }, PRINTED);
  app.get('/documents/*', async () => 'the printed file');
  return app;
}

it('serves a manual that says what the facts say', async () => {
  const answer = await hostWith(factsList('24')).inject(PDF);

  expect(answer.body).toBe('the printed file');
});

it('leads from a manual that says another fact to its page, until it is printed again', async () => {
  const answer = await hostWith(factsList('36')).inject(`${PDF}?from=mail`);

  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/documents/manuals/invis_duos');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('leads there when a fact is gone', async () => {
  const siteFacts = [{ key: 'invis_duos.warranty', name: 'Гарантия', value: '24', unit: 'мес.' }];

  const answer = await hostWith({ facts: { text: JSON.stringify({ data: { siteFacts } }) } }).inject(PDF);

  expect(answer.statusCode).toBe(302);
});

it.each([
  ['other texts', '/documents/privacy-policy.pdf', factsList('36')],
  ['a manual while the facts are unknown', PDF, {}],
])('serves %s', async (_, path, lists) => {
  const answer = await hostWith(lists).inject(path);

  expect(answer.body).toBe('the printed file');
});
