import { onStop } from './index';

const { send, connected } = process;

function setup({ isSupervised, isConnected = true }: { isSupervised: boolean; isConnected?: boolean }) {
  process.send = isSupervised ? () => true : undefined;
  process.connected = isConnected;
  const stop = jest.fn();
  onStop(stop);
  return stop;
}

afterEach(() => {
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.removeAllListeners(event);
  process.send = send;
  process.connected = connected;
});

it('stops once at a signal, when nobody supervises the process', () => {
  const stop = setup({ isSupervised: false });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.emit(signal, signal);

  expect(stop.mock.calls).toEqual([['SIGTERM']]);
});

it('leaves signals to the supervisor, and stops when it says so', () => {
  const stop = setup({ isSupervised: true });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.emit(signal, signal);
  expect(stop).not.toHaveBeenCalled();

  process.emit('disconnect');

  expect(stop).toHaveBeenCalledTimes(1);
});

it('stops at once when the supervisor has gone during the start', () => {
  expect(setup({ isSupervised: true, isConnected: false })).toHaveBeenCalledTimes(1);
});
