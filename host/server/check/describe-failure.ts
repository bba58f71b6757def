import { sourceFileAt } from '@shop/node/bundles';
import type { ServerBundle } from '@shop/node/bundles';
import type { Failure } from '../protocol/messages';

interface Frame {
  /** Empty at the top level of a file. */
  caller: string;
  line: number;
}

/** The innermost call of a stack that is in the bundle. */
function frameOf(stack: string, { remote, version }: ServerBundle): Frame | null {
  const script = `${remote}@${version}.cjs:`;
  const text = stack.split('\n').find((line) => line.includes(script));
  if (!text) return null;
  const [, caller = ''] = /at (?:new |async )?([A-Za-z_$][\w$]*) \(/.exec(text) ?? [];
  const [line] = text.slice(text.indexOf(script) + script.length).split(':', 1);
  return { caller, line: Number(line) };
}

/** Says in one line what has failed, and in which source file, as far as the stack tells. */
export function describeFailure({ reason, stack = '' }: Failure, bundle: ServerBundle): string {
  const frame = frameOf(stack, bundle);
  const file = frame && sourceFileAt(bundle.code, bundle.remote, frame.line);
  const place = [frame?.caller, file].filter(Boolean).join(' in ');
  return `${reason.replaceAll(/\s+/g, ' ')}${place && ` (${place})`}`;
}
