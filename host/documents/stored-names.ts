import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['host/src', 'host/server', 'shared/src', 'mfe-catalog/src', 'mfe-cart-checkout/src', 'mfe-account/src']
  .concat(['mfe-solutions/src', 'mfe-studio/src', 'mfe-admin/src'])
  .map((folder) => path.join(ROOT, folder));

const IS_SOURCE = /(?<!\.test)\.tsx?$/;
const IS_LEFT_OUT = /\/(?:testing|generated)\//;

/** What sources keep in a browser: keys are known by a prefix, cookies by their constant. */
const NAMES = [/['"`](shop\.[\w.-]+)['"`]/g, /['"`]((?:studio|admin):)/g, /\b\w*COOKIE = ['"]([\w-]+)['"]/g];

/** A place where a source touches a browser's storage by itself. */
const IS_RAW = /\b(?:localStorage|sessionStorage|indexedDB|caches\.open)\b|document\.cookie\s*=/;

/** Names in a source that are kept in a browser. */
export function storedNamesIn(source: string): string[] {
  return NAMES.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

/** Whether a source keeps something in a browser past `ShopStorage`. */
export const isRaw = (source: string): boolean => IS_RAW.test(withoutComments(source));

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The sources that run in a browser or set its cookies, by path from the root. */
export function browserSources(): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ).filter((file) => IS_SOURCE.test(file) && !IS_LEFT_OUT.test(file));
  return new Map(files.map((file) => [path.relative(ROOT, file), readFileSync(file, 'utf8')]));
}
