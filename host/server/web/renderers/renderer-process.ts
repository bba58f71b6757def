import { spawn, type ChildProcess } from 'node:child_process';
import { limitedCommand } from '@shop/node/server';
import type { HostMessage, RendererMessage } from '../../protocol/messages';

/** A renderer that runs beside the host. */
export interface RendererProcess {
  send: (message: HostMessage) => void;
  kill: () => void;
}

export interface RendererEvents {
  onMessage: (message: RendererMessage) => void;
  /** Called once. `reason` says how it ended. */
  onExit: (reason: string) => void;
}

export type StartRenderer = (events: RendererEvents) => RendererProcess;

/** How much of what a process has written is read after its end. */
const KEPT_OUTPUT_CHARS = 4000;

/** Returns the end of what a process writes to its standard error. */
function keepOutput(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT_CHARS);
  });
  return () => output;
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null, output: string): string {
  if (output.includes('heap out of memory')) return 'it ran out of memory';
  return signal ? `it was ended by ${signal}` : `it ended with code ${code}`;
}

export interface RendererProcessOptions {
  /** The built program. */
  file: string;
  memoryMb: number;
  /** All that remotes may know: they could send it to the browser. */
  env: { NODE_ENV: string | undefined; TZ: string | undefined };
}

/**
 * Starts renderers as processes. A thread could not be stopped in every
 * state: typed arrays, `process.exit` and a crash of V8 would concern the host too.
 */
export function rendererStarter({ file, memoryMb, env }: RendererProcessOptions): StartRenderer {
  return ({ onMessage, onExit }) => {
    const [command, args] = limitedCommand(file, memoryMb);
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    const output = keepOutput(child);
    child.on('message', onMessage);
    child.once('error', (error) => onExit(error.message));
    child.once('exit', (code, signal) => onExit(reasonOf(code, signal, output())));
    return {
      // The process may have ended a moment ago; its exit is reported by itself.
      send: (message) => child.connected && child.send(message, () => undefined),
      kill: () => child.kill('SIGKILL'),
    };
  };
}
