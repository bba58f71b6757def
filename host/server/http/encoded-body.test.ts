import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, encodeBody } from './encoded-body';

describe('encodeBody', () => {
  it('returns the text in each encoding', async () => {
    const body = encodeBody('<p>Привет</p>');

    expect((await body.as('identity')).toString()).toBe('<p>Привет</p>');
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe('<p>Привет</p>');
    expect(gunzipSync(await body.as('gzip')).toString()).toBe('<p>Привет</p>');
  });

  it('derives the ETag from the text', () => {
    expect(encodeBody('a').etag).toMatch(/^"[\w-]{27}"$/);
    expect(encodeBody('a').etag).toBe(encodeBody('a').etag);
    expect(encodeBody('a').etag).not.toBe(encodeBody('b').etag);
  });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=0', 'identity'],
  [undefined, 'identity'],
])('answers "accept-encoding: %s" with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
