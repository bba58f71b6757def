const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Calls `stop` once, when this process is to end. A supervisor says so by closing its channel,
 * which also happens when it is killed. The signals that a terminal and systemd send to all
 * processes at the same time are then left to the supervisor: the host still needs the API for a
 * while.
 */
export function onStop(stop: (reason: string) => void): void {
  const isSupervised = process.send !== undefined;
  let isStopping = false;
  const stopOnce = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  for (const signal of SIGNALS) process.on(signal, () => !isSupervised && stopOnce(signal));
  process.once('disconnect', () => stopOnce('disconnect'));
  if (isSupervised && !process.connected) stopOnce('disconnect');
}
