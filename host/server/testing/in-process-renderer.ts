import type { StartRenderer } from '../web/renderers/renderer-process';
import { createJobServer } from '../renderer/serve-jobs';

/** A renderer in the test's own process. It cannot be killed, so a test must not hang it. */
export const startInProcess: StartRenderer = ({ onMessage, onExit }) => {
  const { receive } = createJobServer({ send: (message) => setImmediate(onMessage, message), findChange: () => null });
  setImmediate(onMessage, { type: 'ready' });
  return { send: receive, kill: () => setImmediate(onExit, 'killed') };
};
