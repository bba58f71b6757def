import { TYPES_FILE } from '../checks';

/** A line of the types of a version: the name of a widget, and its props. */
const WIDGET = /^ {2}'([^']+)': (.+);$/gm;

const HEAD = `// The widgets that are live. \`<RemoteWidget id="…">\` knows their props.
import '@shop/shared/federation/widgets';

`;

type Read = (key: string) => Promise<string | null>;

async function membersOf(remote: string, version: string, read: Read): Promise<string[]> {
  const types = (await read(`${remote}/${version}/${TYPES_FILE}`)) ?? '';
  return [...types.matchAll(WIDGET)].map(
    ([, name, props]) => `  '${remote}/${name}': ${props} & Record<string, unknown>;\n`,
  );
}

/**
 * The types of the widgets of live versions, as an addition to the contract. For a widget that is
 * in the contract, the contract's own types count.
 * @param read reads an object of the store
 */
export async function liveWidgets(
  versions: readonly { remote: string; version: string }[],
  read: Read,
): Promise<string> {
  const members: string[] = [];
  for (const { remote, version } of versions) members.push(...(await membersOf(remote, version, read)));
  return [
    HEAD,
    `interface LiveWidgets {\n${members.join('')}}\n\n`,
    `declare module '@shop/shared/federation/widgets' {\n  interface Widgets extends LiveWidgets {}\n}\n`,
  ].join('');
}
