import { hostModules } from './host-modules';
import { endWithParent } from './end-with-parent';
import { hideStreams } from './hide-streams';
import { watchIntrinsics } from './intrinsics';
import type { HostMessage, RendererMessage } from '../protocol/messages';
import { createJobServer } from './serve-jobs';

const { process } = globalThis;

/** Remotes can neither end this process, nor signal others, nor reach the network. */
function restrictGlobals(): void {
  const { env } = process;
  const value = Object.freeze({
    env: Object.freeze({ NODE_ENV: env.NODE_ENV }),
    nextTick: process.nextTick.bind(process),
  });
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false });
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  hideStreams(console);
}

function main(): void {
  const send = (message: RendererMessage, onSent?: () => void) => process.send?.(message, () => onSent?.());
  const { receive, failureOf } = createJobServer({ send, findChange: watchIntrinsics(Object.values(hostModules)) });

  // A timer of a remote has thrown. Node.js asks to end the process after such an exception.
  process.on('uncaughtException', (error) =>
    send({ type: 'failed', failure: { ...failureOf(error), isFatal: true } }, () => process.exit(1)),
  );
  process.on('unhandledRejection', (error) => send({ type: 'contained', failure: failureOf(error) }));
  process.on('disconnect', () => process.exit());
  // A signal to all processes of the site: the host still renders while it stops.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.on('message', (message: HostMessage) => receive(message));
  send({ type: 'ready' });
}

endWithParent();
restrictGlobals();
main();
