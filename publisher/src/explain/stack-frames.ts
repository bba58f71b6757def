import { HOST } from '@shop/shared/federation/registry';

/** A call of a stack that is in a file of this site. */
export interface StackFrame {
  /** `host` for the host itself. */
  remote: string;
  /** Undefined where the address does not tell, as for the host's files. */
  version?: string;
  /** `browser/products.1a2b3c4d.js`, or `server` for the bundle that renderers run. */
  file: string;
  /** The first line is 1, the first column too, as stacks count. */
  line: number;
  column: number;
}

/** In characters. Longer stacks are cut off where they are reported. */
export const MAX_STACK = 20_000;
const MAX_FRAMES = 30;

const PLACE = String.raw`:(?<line>\d{1,7}):(?<column>\d{1,7})`;
const NAME = String.raw`[A-Za-z0-9_.~-]+`;
/** As browsers print them: an address, a line, a column. */
const OF_REMOTE = new RegExp(
  String.raw`/remotes/(?<remote>[\w-]+)/(?<version>${NAME})/(?<file>browser/${NAME}\.js)${PLACE}`,
);
const OF_HOST = new RegExp(String.raw`/static/(?<file>${NAME}\.js)${PLACE}`);
/** As renderers name bundles. */
const OF_SERVER = new RegExp(String.raw`(?<remote>[\w-]+)@(?<version>${NAME})\.cjs${PLACE}`);

function frameIn(text: string): StackFrame | null {
  const groups = (OF_REMOTE.exec(text) ?? OF_SERVER.exec(text) ?? OF_HOST.exec(text))?.groups;
  if (!groups) return null;
  const { remote = HOST, version, file, line, column } = groups;
  return {
    remote,
    ...(version !== undefined && { version }),
    file: remote === HOST ? `browser/${file}` : (file ?? 'server'),
    line: Number(line),
    column: Number(column),
  };
}

/**
 * Finds the calls of a stack that are in files of this site, the innermost first: of Chrome,
 * Firefox, Safari and Node, also inside a line of a log.
 */
export function framesIn(stack: string): StackFrame[] {
  // In a line of JSON, the lines of a stack are parted by two characters.
  const lines = stack.slice(0, MAX_STACK).split(/\r?\n|\\n/);
  return lines.flatMap((line) => frameIn(line) ?? []).slice(0, MAX_FRAMES);
}
