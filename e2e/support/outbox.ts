import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Mail {
  to: string;
  subject: string;
  /** All text parts, decoded. */
  text: string;
}

function decodeBytes(text: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  const joined = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(joined, 'latin1');
}

/** RFC 2047: `=?utf-8?B?...?=` and `=?utf-8?Q?...?=`. */
function decodeHeader(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      decodeBytes(
        kind.toLowerCase() === 'b' ? text : text.replaceAll('_', ' '),
        kind.toLowerCase() === 'b' ? 'base64' : 'quoted-printable',
      ).toString('utf8'),
    );
}

function headerOf(head: string, name: string): string {
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  return decodeHeader(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '');
}

function parts(message: string): string[] {
  const [head = '', ...rest] = message.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(head)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => parts(part.trimStart()));
  return [decodeBytes(body, headerOf(head, 'Content-Transfer-Encoding').toLowerCase()).toString('utf8')];
}

/** The mails written by a site without SMTP. */
export async function readOutbox(dataDir: string): Promise<Mail[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => {
        const message = await readFile(path.join(folder, file), 'utf8');
        const [head = ''] = message.split(/\r?\n\r?\n/);
        return { to: headerOf(head, 'To'), subject: headerOf(head, 'Subject'), text: parts(message).join('\n') };
      }),
  );
}
