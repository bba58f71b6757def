/** What components read of a state, and are told of. */
export interface StateStore<State> {
  getState: () => State;
  /** Returns what ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** Changes some parts of a state. */
export type Change<State> = (changes: Partial<State>) => void;

/** Makes a store like those of the shop. Remotes have zustand through these only. */
export function createStore<State>(make: (set: Change<State>, get: () => State) => State): StateStore<State> {
  const listeners = new Set<() => void>();
  const set = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };
  let state = make(set, () => state);
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
