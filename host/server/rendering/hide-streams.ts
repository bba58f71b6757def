/** What Node's console calls of a stream. */
function facadeOf(stream: NodeJS.WritableStream) {
  const facade = {
    isTTY: false,
    write: (text: string) => stream.write(String(text)),
    listenerCount: () => 1,
    once: () => undefined,
    removeListener: () => undefined,
  };
  return Object.freeze(Object.setPrototypeOf(facade, null));
}

/**
 * Hides the streams of a console. They are sockets, and whoever has one finds in its constructor
 * a way to open connections.
 */
export function hideStreams(target: Console): void {
  for (const name of ['_stdout', '_stderr']) {
    const value: unknown = facadeOf(Reflect.get(target, name));
    Object.defineProperty(target, name, { value, writable: false, configurable: false });
  }
}
