/** Runs at most `width` pieces of work at a time; the others wait in line. */
export function createWorkQueue(width: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < width) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await takePlace();
    return work().finally(leavePlace);
  };
}
