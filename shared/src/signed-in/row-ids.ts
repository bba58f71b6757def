/** Ids that pages hold stay the same while a row is made, made again, or merged; the server's stand behind them. */
export interface RowIds {
  /** Says which row of the server a row on screen is. */
  bind: (id: number, serverId: number) => void;
  toServer: (id: number) => number | undefined;
  /** The id on screen of a row of the server. */
  toScreen: (serverId: number) => number;
  /** For a row that the server does not have yet. */
  next: () => number;
}

/** The ids of one list, as long as its page is open. */
export function createRowIds(): RowIds {
  const serverIds = new Map<number, number>();
  const screenIds = new Map<number, number>();
  let lastId = 0;

  const bind = (id: number, serverId: number) => {
    serverIds.set(id, serverId);
    screenIds.set(serverId, id);
  };
  // Below zero: an id of the server is never met.
  const next = () => (lastId -= 1);

  return {
    bind,
    next,
    toServer: (id) => serverIds.get(id),
    toScreen(serverId) {
      const known = screenIds.get(serverId);
      if (known !== undefined) return known;
      // A merged row may stand on screen under a local id that is another row's on the server.
      const id = serverIds.has(serverId) ? next() : serverId;
      bind(id, serverId);
      return id;
    },
  };
}
