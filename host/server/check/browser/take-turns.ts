/** Does something as soon as there is room for it. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many things be done at once; all others wait, in order. */
export function takeTurns(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
