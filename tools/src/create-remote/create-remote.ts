import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RefusedError } from '@shop/node/refused-error';
import { versionOf } from '../../webpack/federation.cjs';
import { IS_OWN_REPOSITORY, ROOT_DIR, TOOLS_DIR } from '../packages';
import { enterRemote } from './enter-remote';
import { shortNameOf } from './remote-name';

const TEMPLATE_DIR = path.join(TOOLS_DIR, 'template');
const EXTENSION = '.template';

/** What a remote depends on, at the versions that are installed here. */
const PACKAGES = ['@shop/shared', '@shop/tools', 'react'];

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * How a `package.json` names a package. Here, the root names the versions; in a repository of a
 * team, it names packages of the kit by their addresses.
 */
function specOf(name: string): string {
  const isOfShop = name.startsWith('@shop/');
  if (!IS_OWN_REPOSITORY) return isOfShop ? versionOf(name) : '*';
  if (!isOfShop) return versionOf(name);
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>;
  };
  return devDependencies?.[name] ?? versionOf(name);
}

/** What the template's `{{words}}` stand for. */
function valuesOf(short: string): Readonly<Record<string, string>> {
  const tools = IS_OWN_REPOSITORY ? '../node_modules/@shop/tools' : '../tools';
  const words = short.split('-');
  return {
    name: `mfe-${short}`,
    short,
    Name: words.map(capitalize).join(''),
    title: capitalize(words.join(' ')),
    owner: `team ${words.join(' ')}`,
    tools,
    lint: IS_OWN_REPOSITORY ? '' : `,\n    "lint": "node ../tools/run.mjs lint mfe-${short}"`,
    references: IS_OWN_REPOSITORY ? '[]' : '[{ "path": "../shared" }]',
    // The types of the widgets that are live on the site.
    types: IS_OWN_REPOSITORY ? ', "../widgets.d.ts"' : '',
    ...Object.fromEntries(PACKAGES.map((name) => [name, specOf(name)])),
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{([^{}]+)\}\}/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`the template names {{${word}}}, which nobody knows`);
    return value;
  });
}

/**
 * Writes a remote with a page, a widget, a GraphQL document and tests, and enters it where the
 * tree does not find it by itself.
 * @returns its name
 */
export function createRemote(given: string | undefined): string {
  const short = shortNameOf(given);
  const name = `mfe-${short}`;
  if (existsSync(path.join(ROOT_DIR, name))) throw new RefusedError(`${name} is there already`);
  const values = valuesOf(short);
  for (const file of readdirSync(TEMPLATE_DIR, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(EXTENSION)) continue;
    const target = path.join(ROOT_DIR, name, file.slice(0, -EXTENSION.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(path.join(TEMPLATE_DIR, file), 'utf8'), values));
  }
  enterRemote(name);
  return name;
}
