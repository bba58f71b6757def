/** What Node's console calls of a stream. */
function facadeOf(stream: NodeJS.WritableStream): object {
  return Object.freeze({
    __proto__: null,
    isTTY: false,
    write: (text: string) => stream.write(text),
    listenerCount: () => 1,
    once: () => undefined,
    removeListener: () => undefined,
  });
}

/** Node gives every console these two, though no type says so. */
interface ConsoleStreams {
  _stdout: NodeJS.WritableStream;
  _stderr: NodeJS.WritableStream;
}

/**
 * Hides the streams of a console. They are sockets, and the constructor of a socket opens
 * connections.
 */
export function hideStreams(target: Console): void {
  const { _stdout, _stderr } = target as Console & ConsoleStreams;
  for (const [name, stream] of Object.entries({ _stdout, _stderr })) {
    Object.defineProperty(target, name, { value: facadeOf(stream), writable: false, configurable: false });
  }
}
