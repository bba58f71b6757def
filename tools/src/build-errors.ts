import path from 'node:path';
import type { MultiStats, StatsError } from 'webpack';
import { ROOT_DIR } from './packages';

/** Frames of the stack of webpack and its loaders, which say nothing about the source. */
const STACK_FRAME = /^\s+at .+$\n?/gm;
/** What webpack and its loader put before the compiler's own message. */
const PREAMBLE = /^(?:Module build failed[^\n]*\n)?(?:NonErrorEmittedError: \([^)]*\) )?(?:Error:\s*)?/;
/** The compiler's own stack. */
const BACKTRACE = /\n+Caused by:[\s\S]*$/;
/** Colours, which the compiler adds also where no terminal shows them. */
// eslint-disable-next-line no-control-regex -- the escape begins each colour
const COLOUR = /\u001b\[[\d;]*m/g;

const fileOf = ({ moduleIdentifier = '', moduleName = '' }: StatsError): string => {
  const file = moduleIdentifier
    .split('!')
    .at(-1)
    ?.split('|')
    .find((part) => path.isAbsolute(part));
  return file ? path.relative(ROOT_DIR, file.replace(/\?.*$/, '')) : moduleName;
};

function describe(error: StatsError): string {
  const message = error.message
    .replace(COLOUR, '')
    .replace(PREAMBLE, '')
    .replace(BACKTRACE, '')
    .replaceAll(STACK_FRAME, '')
    .replaceAll(`${ROOT_DIR}${path.sep}`, '')
    .trim();
  const file = fileOf(error);
  const line = error.loc ?? /\[[^\]\n]*:(\d+:\d+)\]/.exec(message)?.[1];
  const place = [file, line?.replace(/-.*/, '')].filter(Boolean).join(':');
  return place ? `${place}: ${message}` : message;
}

/** The errors of a failed build: file and line first, without the stack of the build's tools. */
export function buildErrors({ stats }: MultiStats): string {
  const all = stats.flatMap((build) => build.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []);
  // Browser and server bundles are built of the same sources.
  return [...new Set(all.map(describe))].join('\n');
}
