import Fastify from 'fastify';
import { fillSeller, SELLER } from '@shop/shared/seller';
import type { ListTexts } from '../lists/list-cache';
import { addOutdatedDocuments } from './outdated-documents';

const PDF = '/documents/manuals/invis_duos.pdf';
const MEMO = '/documents/return-memo.pdf';
const PRINTED = {
  [PDF]: { 'invis_duos.backup': '24\u00A0ч', 'invis_duos.warranty.value': '24', 'seller.phone': SELLER.phone },
  [MEMO]: { 'returns.term.value': '14', 'seller.phone~': fillSeller('{seller.phone~}') },
};
const PHONE = '8 800 555-35-35';

function factsList(backup: string): ListTexts {
  const siteFacts = [
    { key: 'invis_duos.backup', name: 'Резерв', value: backup, unit: 'ч' },
    { key: 'invis_duos.warranty', name: 'Гарантия', value: '24', unit: 'мес.' },
  ];
  return { facts: { text: JSON.stringify({ data: { siteFacts } }) } };
}

const sellerList = (changes: object): ListTexts => ({
  seller: { text: JSON.stringify({ data: { siteSeller: { ...SELLER, ...changes } } }) },
});

function hostWith(lists: ListTexts) {
  const app = Fastify();
  addOutdatedDocuments(app, { get: async () => lists }, PRINTED);
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

it('leads from a manual that names a former phone of the shop to its page', async () => {
  const host = hostWith({ ...factsList('24'), ...sellerList({ phone: PHONE }) });

  expect((await host.inject(PDF)).headers.location).toBe('/documents/manuals/invis_duos');
});

it('shows a legal text as a page with today’s seller while its PDF names another, and the facts as printed', async () => {
  const host = hostWith({ ...factsList('36'), ...sellerList({ phone: PHONE, legalName: 'ООО <Новое> & партнёры' }) });

  const { statusCode, headers, body } = await host.inject(MEMO);

  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('8\u00A0800\u00A0555-35-35');
  expect(body).toContain('ООО &lt;Новое> &amp; партнёры');
  expect(body).toMatch(/в\sтечение\s14\sдней/);
  expect(body).toMatch(/<title>Памятка\sо\sвозврате\sтовара<\/title>/);
  expect(body).not.toMatch(/\{\w+\./);
  expect(body).not.toContain(SELLER.phone);
});

it.each([
  ['the seller is the one that was printed', sellerList({ account: '40702810200000012345' })],
  ['an API does not say who sells', { seller: { text: '{"data":{}}' } }],
  ['other facts alone have changed', factsList('36')],
])('serves a legal text as printed while %s', async (_, lists) => {
  expect((await hostWith(lists).inject(MEMO)).body).toBe('the printed file');
});
