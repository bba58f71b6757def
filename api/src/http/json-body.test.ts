import { normalBody, parseJsonObject } from './json-body';

const NFD = 'Алёна Йоффе'.normalize('NFD');
const NFC = 'Алёна Йоффе';

const variablesOf = (body: string) => parseJsonObject(body).variables;

it.each([
  ['as letters', JSON.stringify({ variables: { input: { fio: NFD, rows: [NFD] } } })],
  [
    'as escapes',
    JSON.stringify({ variables: { input: { fio: NFD, rows: [NFD] } } }).replace(
      /[\u0300-\u036f]/g,
      (mark) => `\\u0${mark.charCodeAt(0).toString(16)}`,
    ),
  ],
])('a name in two parts arrives in one form: %s', (_how, body) => {
  expect(JSON.parse(normalBody(body))).toEqual({ variables: { input: { fio: NFC, rows: [NFC] } } });
  expect(variablesOf(body)).toEqual({ input: { fio: NFC, rows: [NFC] } });
});

it('leaves a password as it was typed', () => {
  const input = { login: NFD, password: NFD, newPassword: NFD };

  expect(variablesOf(normalBody(JSON.stringify({ variables: input })))).toEqual({ ...input, login: NFC });
});

it('leaves what is no JSON, or needs nothing', () => {
  const body = `{"query": "{ a }",  "variables": {"fio": "${NFC}"}}`;

  expect([normalBody(`{"${NFD}`), normalBody(body), normalBody('')]).toEqual([`{"${NFD}`, body, '']);
});
