import { readFigures, writeFigures } from './figure-file';
import { createFigureStore, type FigureStore } from './figure-store';

/** What a killed process loses. */
const WRITE_EVERY_MS = 30_000;

export interface OpenFigures {
  store: FigureStore;
  /** Writes what is not written yet. */
  close: () => Promise<void>;
}

/** Opens the figures of a site: in memory, and from time to time in a file of `DATA_DIR`. */
export async function openFigures(dataDir: string, onFailure: (error: unknown) => void): Promise<OpenFigures> {
  const store = createFigureStore(await readFigures(dataDir));
  let writing = Promise.resolve();
  const write = () => (writing = writing.then(() => writeFigures(dataDir, store.all())).catch(onFailure));
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();
  return {
    store,
    close: () => {
      clearInterval(timer);
      return write();
    },
  };
}
