import { readdirSync } from 'node:fs';
import path from 'node:path';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** The addresses of the host's own pictures, so that pages name only those that are there. */
export function ownPictures(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => PICTURE.test(file))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .toSorted();
}
