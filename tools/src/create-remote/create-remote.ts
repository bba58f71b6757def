import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RefusedError } from '@shop/shared/refused-error';
import { versionOf } from '../../webpack/federation.cjs';
import { ROOT_DIR } from '../packages';
import { enterRemote } from './enter-remote';

const TEMPLATE_DIR = path.resolve(import.meta.dirname, '../../template');
const EXTENSION = '.template';

/** The name that `delivery` takes, without `mfe-`; it is also the first segment of its address. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 20;

/** What a remote depends on, at the versions that are installed here. */
const PACKAGES = ['@shop/shared', '@shop/tools', 'react'];

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @returns the name without `mfe-` */
function shortNameOf(given: string | undefined): string {
  if (!given) throw new RefusedError('create-remote needs a name, as in create-remote warranty');
  const short = given.replace(/^mfe-/, '');
  if (!NAME.test(short) || short.length > MAX_LENGTH)
    throw new RefusedError(
      `"${given}" is no name of a remote: lower-case letters, digits and single hyphens, at most ${MAX_LENGTH}`,
    );
  if (existsSync(path.join(ROOT_DIR, `mfe-${short}`))) throw new RefusedError(`mfe-${short} is there already`);
  return short;
}

/** What the template's `{{words}}` stand for. */
function valuesOf(short: string): Readonly<Record<string, string>> {
  const isWorkspace = existsSync(path.join(ROOT_DIR, 'tools/template'));
  const tools = isWorkspace ? '../tools' : '../node_modules/@shop/tools';
  const words = short.split('-');
  return {
    name: `mfe-${short}`,
    short,
    Name: words.map(capitalize).join(''),
    title: capitalize(words.join(' ')),
    owner: `team ${words.join(' ')}`,
    tools,
    references: isWorkspace ? '[{ "path": "../shared" }]' : '[]',
    ...Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
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
  const values = valuesOf(shortNameOf(given));
  const name = values.name ?? '';
  for (const file of readdirSync(TEMPLATE_DIR, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(EXTENSION)) continue;
    const target = path.join(ROOT_DIR, name, file.slice(0, -EXTENSION.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(path.join(TEMPLATE_DIR, file), 'utf8'), values));
  }
  enterRemote(name);
  return name;
}
