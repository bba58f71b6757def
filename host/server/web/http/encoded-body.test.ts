import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressText } from '../../protocol/compress-text';
import { chooseEncoding, encodedBody } from './encoded-body';

const bodyOf = async (text: string) => encodedBody(await compressText(text));

describe('encodedBody', () => {
  it('returns the text in each encoding', async () => {
    const body = await bodyOf('<p>Привет</p>');

    expect((await body.as('identity')).toString()).toBe('<p>Привет</p>');
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe('<p>Привет</p>');
    expect(gunzipSync(await body.as('gzip')).toString()).toBe('<p>Привет</p>');
  });

  it('derives the ETag from the text', async () => {
    const { etag } = await bodyOf('a');

    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect((await bodyOf('a')).etag).toBe(etag);
    expect((await bodyOf('b')).etag).not.toBe(etag);
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
